import { bulbs, facade, lamp, road, skyline, wires } from './city.ts'
import { acid, amber, cone, cream, frame, glow, halftone, ink, line, moon, moss, night, pink, plum, poly, range, rect, rng, wet, wine } from './kit.ts'
import { ball, flag, flight, splash } from './play.ts'
import { golfer } from './people.ts'

const [w, h, horizon] = [2400, 1350, 1040]
const r = rng(11)

const tower = facade(r, { x: 1160, y: 150, w: 210, h: 890, cols: 5, rows: 22, fill: '#221a2e', lit: 0.3, tall: 0.5, tones: [amber, cream, pink] })
  + rect(1254, 50, 5, 100, '#0b0b10') + glow(1256, 52, 60, 'pink', 1)
const mid = facade(r, { x: 1384, y: 470, w: 270, h: 570, cols: 4, rows: 6, fill: '#2c1c38', lit: 0.5 })
const right = facade(r, { x: 2010, y: 250, w: 440, h: 790, cols: 5, rows: 6, fill: '#3a1b40', lit: 0.55, shutters: '#24122c', base: 0.2 })
const hall = facade(r, { x: 1670, y: 560, w: 330, h: 480, cols: 5, rows: 3, fill: '#4b1c3c', lit: 0.35, tall: 0.72, tones: [acid, amber] })
const gable = poly([[1660, 560], [1835, 440], [2010, 560]], '#3d1733') + poly([[1660, 560], [1835, 440], [1835, 452], [1680, 560]], pink, 'opacity=".8"')
const shop = rect(2040, 880, 340, 160, '#140f18') + rect(2056, 920, 200, 120, acid) + rect(2056, 920, 200, 120, 'url(#shine)') + range(3).map((k) => rect(2056, 950 + k * 32, 200, 4, moss) + range(9).map((i) => rect(2062 + i * 22, 932 + k * 32, 13, 18, [pink, cream, moss, amber, ink][(i * 3 + k) % 5]!)).join('')).join('')
  + rect(2276, 912, 84, 128, amber) + rect(2284, 920, 68, 70, cream) + rect(2340, 976, 8, 22, ink) + `<path d="M2130 1040v-50q4-22 26-26a22 22 0 1 1 14 0q24 4 26 26v50z" fill="${ink}"/>`
  + poly([[2024, 870], [2386, 870], [2410, 914], [2000, 914]], cream) + range(6).map((i) => poly([[2024 + i * 60, 870], [2054 + i * 60, 870], [2034 + i * 68, 914], [2000 + i * 68, 914]], pink)).join('') + glow(2206, 980, 330, 'acid', 0.45)
const lanes = ([[520, 1010], [640, 1050]] as const).map(([a, b]) => line(`M${b} ${horizon}L${a - 420} ${h}`, '#08080b', 13) + line(`M${b - 2} ${horizon}L${a - 425} ${h}`, cream, 3, 'opacity=".55"')).join('') + range(7).map((i) => poly([[1010 + i * 74, 1262], [1052 + i * 74, 1262], [1034 + i * 80, 1350], [984 + i * 80, 1350]], cream, 'opacity=".2"')).join('')

const world = rect(0, 0, w, h, 'url(#sky)') + halftone(0, 480, w, 560, 26, (u, v) => Math.max(0, (v - 0.25) * 0.8 * (0.25 + u)), wine, 'opacity=".55"')
  + moon(1700, 360, 290, pink, '#c31f63', 24)
  + glow(800, horizon, 1000, 'pink', 0.4, 0.34) + skyline(r, 1300, horizon, 120, 400, '#2a1833', amber) + skyline(r, 1300, horizon, 50, 210, '#1a1322', amber)
  + tower + gable + mid + hall + right + shop
  + bulbs([1384, 700], [2010, 640], 70, 15, ['amber', 'acid', 'amber', 'pink'])
const scene0 = wet(w, h, horizon, world, 0.8)
  + rect(0, horizon - 6, w, 14, '#0c0b10') + rect(1100, horizon - 8, w, 3, cream, 'opacity=".4"') + lanes + road(r, w, horizon, h)
  + cone([1640, 330], 34, 1340, 1960, 1230, 'cream', 0.75)
  + `<ellipse cx="1650" cy="1230" rx="312" ry="56" fill="url(#glow-cream)" opacity=".95"/><ellipse cx="1650" cy="1230" rx="312" ry="52" fill="${cream}" opacity=".2"/>` + lamp(1850, 1180, 850, -210)
  + wires(['M0 250Q1100 470 2400 130', 'M0 310Q1200 500 2400 260', 'M1150 0Q1260 260 2400 420'])
  + `<ellipse cx="1530" cy="1242" rx="190" ry="20" fill="#000" opacity=".65"/>` + golfer(1570, 1234, 0.66)
  + flight('M1740 1222C1850 760 1990 330 2200 228') + flag(2290, 250, 190, acid) + ball(2205, 222, 24) + splash(1736, 1232, 34)

export const scene = frame(w, h, scene0 + rect(0, 0, 1200, h, 'url(#calm)'), `
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}"/><stop offset=".42" stop-color="${night}"/><stop offset=".58" stop-color="${plum}"/><stop offset=".78" stop-color="#7a2054"/></linearGradient>
<linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="${moss}" stop-opacity=".5"/></linearGradient><linearGradient id="calm"><stop offset="0" stop-color="${ink}" stop-opacity=".5"/><stop offset=".6" stop-color="${ink}" stop-opacity=".3"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient>`)
