import { facade } from './city.ts'
import { acid, amber, cone, cream, frame, glow, halftone, ink, leaf, line, moss, pink, plum, poly, range, rect, rng, type Point } from './kit.ts'
import { ball, bounces, flight, splash, sticker } from './play.ts'

const [w, h] = [2000, 1250]
const r = rng(21)
const steps = 13
const edge = (i: number) => {
  const t = (i / steps) ** 0.82
  return { y: 1270 - t * 800, left: 250 + t * 470, right: 1760 - t * 420 }
}
const treads = range(steps).toReversed().map((i) => {
  const [a, b] = [edge(i), edge(i + 1)]
  const mid = a.y + (b.y - a.y) * 0.6
  const [ml, mr] = [a.left + (b.left - a.left) * 0.25, a.right + (b.right - a.right) * 0.25]
  const lightRiser = 0.1 + (i / steps) * 0.3
  return poly([[a.left, a.y], [a.right, a.y], [mr, mid], [ml, mid]], '#262430') + poly([[a.left, a.y], [a.right, a.y], [mr, mid], [ml, mid]], acid, `opacity="${lightRiser * 0.5}"`)
    + poly([[ml, mid], [mr, mid], [b.right, b.y], [b.left, b.y]], '#dfe7c9') + poly([[ml, mid], [mr, mid], [b.right, b.y], [b.left, b.y]], 'url(#tread)')
    + poly([[ml, mid], [mr, mid], [mr, mid + 7], [ml, mid + 7]], i % 2 ? cream : acid, 'opacity=".85"')
}).join('')
const [bottom, top] = [edge(0), edge(steps)]
const wallL: Point[] = [[0, 0], [top.left, 0], [top.left, top.y], [bottom.left, bottom.y], [0, h]]
const wallR: Point[] = [[w, 0], [top.right, 0], [top.right, top.y], [bottom.right, bottom.y], [w, h]]
const tiles = range(9).map((i) => line(`M0 ${-100 + i * 170}L${top.left} ${30 + i * 62}`, '#000', 4, 'opacity=".35"')).join('') + range(7).map((i) => line(`M${top.left * (1 - 0.8 ** i) + 40 * i} 0V${h}`, '#000', 4, 'opacity=".3"')).join('')
const tag = `<g filter="url(#rough)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M60 760q120-220 170-60q-20 170-130 150q90-120 230-220q-50 130 10 130q60-20 100-130" stroke="${pink}" stroke-width="44"/><path d="M60 760q120-220 170-60q-20 170-130 150q90-120 230-220q-50 130 10 130q60-20 100-130" stroke="${cream}" stroke-width="8"/>
  <path d="M1620 520l90-70l40 110l80-120l30 140l110-150" stroke="${acid}" stroke-width="36"/><path d="M1640 690q120-60 330-40" stroke="${pink}" stroke-width="22"/></g>`
const drips = range(9).map((i) => line(`M${90 + i * 42} ${740 + r() * 80}v${40 + r() * 110}`, pink, 6, 'opacity=".8"')).join('')
const rail = (x1: number, y1: number, x2: number, y2: number, tone: string) => line(`M${x1} ${y1}L${x2} ${y2}`, tone, 34, 'opacity=".35" filter="url(#soft)"') + line(`M${x1} ${y1}L${x2} ${y2}`, '#0c0b10', 22) + line(`M${x1} ${y1 - 7}L${x2} ${y2 - 5}`, tone, 7)
  + range(6).map((i) => { const t = (i + 0.4) / 6; const x = x1 + (x2 - x1) * t; const y = y1 + (y2 - y1) * t; return line(`M${x} ${y}v${250 - t * 150}`, '#0c0b10', 14 - t * 7) + line(`M${x - 4} ${y + 8}v${230 - t * 150}`, tone, 2.5, 'opacity=".7"') }).join('')
const door = rect(top.left, 0, top.right - top.left, top.y, plum) + facade(r, { x: top.left, y: 60, w: 300, h: 420, cols: 3, rows: 4, fill: '#4a1a44', lit: 0.6 }) + facade(r, { x: 1040, y: 140, w: 310, h: 340, cols: 4, rows: 3, fill: '#31183c', lit: 0.5 })
  + halftone(top.left, 0, top.right - top.left, top.y, 22, (_, v) => 0.9 - v, ink, 'opacity=".6"') + rect(top.left, 380, top.right - top.left, 90, 'url(#haze-up)')
const spot: Point = [1030, 118]
const body = door + poly(wallL, '#231d2c') + poly(wallL, 'url(#lit-left)') + tiles + poly(wallR, '#1a1720') + poly(wallR, 'url(#lit-right)') + tag + drips
  + halftone(0, 0, 720, h, 26, (u, v) => Math.max(0, u * 0.9 - Math.abs(v - 0.35)), acid, 'opacity=".16"')
  + treads + poly([[0, 0], [w, 0], [top.right, 60], [top.left, 60]], '#0d0c11') + line(`M${top.left} 60H${top.right}`, acid, 6)
  + range(4).map((i) => poly([[760 - i * 150, 52 - i * 13], [1290 + i * 170, 52 - i * 13], [1300 + i * 175, 46 - i * 14], [750 - i * 155, 46 - i * 14]], '#26232e')).join('')
  + cone(spot, 40, 380, 1640, 1260, 'acid', 0.62) + rect(spot[0] - 60, 92, 120, 26, '#08080b') + rect(spot[0] - 46, 112, 92, 10, cream) + glow(spot[0], 120, 330, 'acid', 0.9) + line(`M${spot[0]} 0V92`, '#08080b', 8)
  + rail(40, 1010, top.left - 6, 330, pink) + rail(1960, 1010, top.right + 6, 330, pink)
  + `<path d="M${bottom.left} 1260L${top.left} ${top.y}v20L${bottom.left + 120} 1260z" fill="#000" opacity=".35"/>` + glow(1010, 1300, 900, 'acid', 0.22, 0.35)
  + flight(bounces([[880, 452], [1120, 590], [880, 760], [1150, 935], [930, 1120]], [110, 120, 140, 170])) + splash(1120, 592, 20) + splash(880, 764, 26) + splash(1150, 940, 32) + ball(930, 1104, 42) + sticker(2, 1700, 1040, 128, 10, pink)

export const scene = frame(w, h, body, `<linearGradient id="tread" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${moss}"/><stop offset=".5" stop-color="${acid}" stop-opacity=".3"/><stop offset="1" stop-color="#3a1636"/></linearGradient>
<linearGradient id="lit-left"><stop offset="0" stop-color="${ink}"/><stop offset="1" stop-color="${leaf}" stop-opacity=".75"/></linearGradient><linearGradient id="lit-right"><stop offset="0" stop-color="${leaf}" stop-opacity=".6"/><stop offset=".5" stop-color="#4a1640" stop-opacity=".6"/><stop offset="1" stop-color="${ink}"/></linearGradient>
<linearGradient id="haze-up" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${amber}" stop-opacity="0"/><stop offset="1" stop-color="${amber}" stop-opacity=".55"/></linearGradient>`)
