import { acid, circle, cream, fix, frame, glow, halftone, ink, pink, plum, range, rect, rng, wine } from './kit.ts'
import { flight } from './play.ts'

const [w, h] = [1200, 1200]
const r = rng(3)
const leafDark = '#7fc41f'
const [cx, cy, R] = [600, 590, 330]
const burst = (outer: number, inner: number, points: number, turn = 0) => `M${range(points * 2).map((i) => { const a = (i / points) * Math.PI + turn; const d = i % 2 ? inner : outer; return `${fix(cx + Math.cos(a) * d)} ${fix(cy + Math.sin(a) * d)}` }).join('L')}Z`
const dimples = range(17).map((row) => {
  const lat = -Math.PI / 2 + ((row + 0.5) / 17) * Math.PI
  const count = Math.max(1, Math.round(Math.cos(lat) * 17))
  return range(count).map((i) => {
    const lon = -Math.PI / 2 + ((i + 0.5) / count) * Math.PI
    const [x, y] = [cx + Math.sin(lon) * Math.cos(lat) * R * 0.97, cy + Math.sin(lat) * R * 0.97]
    const [rx, ry] = [Math.max(2, Math.cos(lon) * 21), Math.max(3, Math.cos(lat) * 20)]
    return `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="#a9a2b4" opacity=".62"/><path d="M${fix(x - rx)} ${fix(y)}a${fix(rx)} ${fix(ry)} 0 0 0 ${fix(rx * 2)} 0a${fix(rx)} ${fix(ry * 0.6)} 0 0 1 ${fix(-rx * 2)} 0z" fill="#fff"/>`
  }).join('')
}).join('')
const wall = range(20).map((row) => range(11).map((col) => rect(col * 120 - (row % 2) * 60, row * 62, 116, 58, ['#241a2d', '#2b1d35', '#1f1827', '#33203c'][Math.floor(r() * 4)]!)).join('')).join('')
const torn = `<g filter="url(#rough)"><path d="M-20 880L180 850L240 980L420 1000L400 1220H-20Z" fill="${cream}" opacity=".9"/><path d="M0 930L150 900L210 1020L350 1060L340 1220H0Z" fill="${acid}"/><path d="M900-20L930 130L1060 170L1220 150V-20Z" fill="${pink}"/><path d="M960-20L990 90L1220 100V-20Z" fill="${ink}" opacity=".5"/></g>`
const zap = 'M760 150L420 590L580 600L400 1010L850 500L664 494Z'
const bolt = `<g transform="rotate(6 600 590)"><path d="${zap}" fill="${ink}" stroke="${ink}" stroke-width="44" stroke-linejoin="round" transform="translate(12 16)"/><path d="${zap}" fill="${acid}" stroke="${cream}" stroke-width="16" stroke-linejoin="round"/><path d="M760 150L420 590L494 594Z" fill="#fff" opacity=".5"/><path d="M664 494L850 500L400 1010L480 828Z" fill="${leafDark}"/></g>`
const die = `<path d="${burst(545, 470, 18, 0.1)}" fill="${cream}" stroke="${cream}" stroke-width="46" stroke-linejoin="round"/>`
const body = wall + rect(0, 0, w, h, 'url(#wash)') + torn + glow(cx, cy, 760, 'pink', 0.4) + flight('M-20 260Q160 40 420 120', 13)
  + `<g filter="url(#drop)"><g filter="url(#drop)">${die}</g></g><path d="${burst(545, 470, 18, 0.1)}" fill="${pink}"/><path d="${burst(500, 435, 18, 0.1)}" fill="${ink}"/>`
  + `<clipPath id="in"><path d="${burst(500, 435, 18, 0.1)}"/></clipPath><g clip-path="url(#in)">${halftone(100, 90, 1000, 1000, 26, (u, v) => Math.max(0, 1.05 - Math.hypot(u - 0.5, v - 0.5) * 2.1), acid)}</g>`
  + circle(cx + 16, cy + 26, R + 6, ink, 'opacity=".8"') + circle(cx, cy, R + 12, ink) + circle(cx, cy, R, cream) + dimples + `<circle cx="${cx}" cy="${cy}" r="${R}" fill="url(#ball)"/>`
  + halftone(cx - R, cy - R, R * 2, R * 2, 16, (u, v) => { const d = Math.hypot(u - 0.5, v - 0.5) * 2; return d > 0.97 ? 0 : Math.max(0, (u + v - 1.05) * 1.1) }, '#7a1c4c', 'opacity=".75"')
  + `<path d="M${cx - 250} ${cy - 60}A256 256 0 0 1 ${cx - 90} ${cy - 240}" fill="none" stroke="#fff" stroke-width="30" stroke-linecap="round"/>` + circle(cx - 40, cy - 254, 15, '#fff')
  + bolt + `<path d="M120 420Q420 120 900 140L980 200Q500 200 150 520Z" fill="#fff" opacity=".09"/>`

export const scene = frame(w, h, body, `<radialGradient id="ball" cx=".36" cy=".3" r=".8"><stop offset=".2" stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${wine}" stop-opacity=".75"/></radialGradient><linearGradient id="wash" x2="1" y2="1"><stop offset="0" stop-color="${pink}" stop-opacity=".35"/><stop offset=".6" stop-color="${plum}" stop-opacity=".3"/><stop offset="1" stop-color="${ink}" stop-opacity=".7"/></linearGradient>`)
