import { facade, road, skyline, wires } from './city.ts'
import { acid, amber, cone, cream, frame, glow, halftone, ink, line, moon, night, pink, plum, poly, range, rect, rng, wet, wine } from './kit.ts'
import { ball, bounces, flag, flight, splash, sticker } from './play.ts'

const [w, h, horizon] = [2000, 1250, 930]
const r = rng(44)
const deck = 480
const archPath = (x: number, aw: number) => `M${x} ${horizon}V${deck + 90 + aw / 2}A${aw / 2} ${aw / 2} 0 0 1 ${x + aw} ${deck + 90 + aw / 2}V${horizon}Z`
const arches = [[-90, 400], [420, 480], [1010, 480], [1600, 480]] as const
const stones = range(30).map((row) => range(32).map((col) => {
  const roll = r()
  return roll < 0.45 ? rect(col * 66 - (row % 2) * 33, deck + 54 + row * 28, 62, 24, roll < 0.15 ? '#5b4468' : roll < 0.3 ? '#443052' : '#2a1d36', 'opacity=".75"') : ''
}).join('')).join('')
const holes = arches.map(([x, aw]) => archPath(x, aw)).join('')
const viaduct = `<mask id="open"><rect width="${w}" height="${h}" fill="#fff"/><path d="${holes}" fill="#000"/></mask><g mask="url(#open)">${rect(0, deck + 20, w, horizon - deck, '#38284a')}${stones}${rect(0, deck, w, 450, 'url(#shade)')}</g>`
  + arches.map(([x, aw]) => `<path d="${archPath(x, aw)}" fill="none" stroke="#8b6b94" stroke-width="14" opacity=".7"/><path d="M${x} ${horizon}V${deck + 90 + aw / 2}A${aw / 2} ${aw / 2} 0 0 1 ${x + aw} ${deck + 90 + aw / 2}V${horizon}h-46V${deck + 100 + aw / 2}A${aw / 2 - 30} ${aw / 2 - 40} 0 0 0 ${x} ${deck + 120 + aw / 2}Z" fill="#150f1e" opacity=".78"/><path d="M${x + 8} ${horizon}V${deck + 90 + aw / 2}A${aw / 2 - 8} ${aw / 2 - 8} 0 0 1 ${x + aw * 0.62} ${deck + 108}" fill="none" stroke="${pink}" stroke-width="7"/>`).join('')
  + rect(0, deck + 10, w, 34, '#160f1f') + rect(0, deck + 8, w, 5, pink) + rect(0, deck + 44, w, 12, '#59406a')
const train = [0, 1, 2].map((i) => {
  const x = -260 + i * 720
  return `<path d="M${x} ${deck - 10}v-170q0-26 26-26h${i === 2 ? 560 : 660}${i === 2 ? 'q90 20 110 150v46' : 'q16 0 16 26v170'}z" fill="#c41f3d"/>` + rect(x, deck - 66, i === 2 ? 690 : 702, 20, cream, 'opacity=".9"') + rect(x, deck - 30, 700, 22, '#101014')
    + rect(x + 26, deck - 176, i === 2 ? 560 : 660, 84, '#191420') + range(i === 2 ? 6 : 8).map((k) => {
      const wx = x + 40 + k * 81
      return rect(wx, deck - 170, 68, 72, 'url(#cabin)') + (r() < 0.6 ? `<path d="M${wx + 14} ${deck - 98}v-20q2-14 18-16a13 13 0 1 1 6 0q16 2 18 16v20z" fill="${ink}" opacity=".75"/>` : '')
    }).join('') + range(7).map((k) => `<circle cx="${x + 60 + k * 95}" cy="${deck - 6}" r="17" fill="#0b0a0e"/>`).join('')
}).join('') + poly([[1756, deck - 160], [1812, deck - 160], [1842, deck - 100], [1756, deck - 100]], '#cfe8ff', 'opacity=".85"') + glow(1868, deck - 50, 260, 'cream', 1) + poly([[1868, deck - 56], [2000, deck - 110], [2000, deck - 4], [1868, deck - 40]], cream, 'opacity=".5"')
const streaks = range(26).map(() => rect(r() * 1500 - 100, deck - 200 + r() * 180, 160 + r() * 380, 2.5, cream, 'opacity=".22"')).join('')
const masts = [230, 930, 1630].map((x) => rect(x, 120, 12, deck - 120, '#0b0a0f') + line(`M${x + 6} 150H${x + 190}M${x + 6} 210L${x + 180} 152`, '#0b0a0f', 7)).join('')
const world = rect(0, 0, w, h, 'url(#sky)') + halftone(0, 0, w, deck + 100, 28, (u, v) => Math.max(0, v * 0.7 * (1.1 - Math.abs(u - 0.65) * 1.4)), wine, 'opacity=".8"') + moon(1310, 190, 150, cream, '#cfbcc8', 18) + skyline(r, w, horizon, 330, 700, '#20182c', amber)
  + facade(r, { x: 440, y: 600, w: 220, h: 330, cols: 3, rows: 3, fill: '#3c1a3c', lit: 0.7 }) + facade(r, { x: 1100, y: 640, w: 330, h: 290, cols: 4, rows: 2, fill: '#2e1d3a', lit: 0.6, tones: [acid, amber] })
  + facade(r, { x: 1640, y: 660, w: 380, h: 270, cols: 4, rows: 2, fill: '#41193a', lit: 0.6 }) + glow(660, 900, 380, 'pink', 0.5) + glow(1250, 900, 420, 'acid', 0.45) + glow(1830, 900, 380, 'amber', 0.4) + glow(120, 900, 380, 'amber', 0.35)
  + masts + train + streaks + viaduct + wires(['M0 152H2000'], 5)
const body = wet(w, h, horizon, world, 0.9) + rect(0, horizon - 4, w, 14, '#0c0a11') + road(r, w, horizon, h, 170)
  + cone([1250, 596], 36, 1020, 1500, 1140, 'acid', 0.7) + `<ellipse cx="1260" cy="1140" rx="250" ry="42" fill="url(#glow-acid)" opacity=".8"/>` + rect(1206, 578, 88, 18, '#0b0a0f') + glow(1250, 600, 180, 'acid', 0.9)
  + flight(bounces([[240, 1140], [760, 1090], [1130, 1060], [1330, 1130]], [420, 250, 110]), 11) + splash(240, 1146, 30) + splash(760, 1094, 28) + splash(1130, 1066, 22) + flag(1390, 1130, 250, pink) + ball(1322, 1108, 30) + sticker(4, 1780, 1070, 128, 9, acid)

export const scene = frame(w, h, body, `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night}"/><stop offset=".35" stop-color="${plum}"/><stop offset=".75" stop-color="#77215a"/></linearGradient>
<linearGradient id="cabin" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${amber}"/></linearGradient><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d0912" stop-opacity=".15"/><stop offset="1" stop-color="#0d0912" stop-opacity=".75"/></linearGradient>`)
