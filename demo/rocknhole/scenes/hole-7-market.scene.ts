import { bulbs, facade, road } from './city.ts'
import { acid, amber, circle, cream, frame, glow, halftone, ink, line, moon, night, pink, plum, poly, range, rect, rng, wet, wine, type Point } from './kit.ts'
import { ball, bounces, flag, flight, splash, sticker } from './play.ts'
import { walker } from './people.ts'

const [w, h, horizon] = [2000, 1250, 960]
const r = rng(77)
function house(x: number, hw: number, top: number, fill: string, shutters: string, rows: number) {
  const cols = Math.round(hw / 86)
  const peak: Point[] = [[x - 16, top], [x + hw / 2, top - hw * 0.55], [x + hw + 16, top]]
  return poly(peak, fill) + poly([[x - 16, top], [x + hw / 2, top - hw * 0.55], [x + hw / 2, top - hw * 0.55 + 16], [x + 14, top]], cream, 'opacity=".35"') + poly([[x + hw / 2, top - hw * 0.55], [x + hw + 16, top], [x + hw - 20, top], [x + hw / 2, top - hw * 0.42]], '#000', 'opacity=".35"')
    + rect(x + hw / 2 - 20, top - hw * 0.26, 40, 50, amber) + rect(x + hw / 2 - 2, top - hw * 0.26, 4, 50, ink) + facade(r, { x, y: top, w: hw, h: horizon - top, cols, rows, fill, shutters, lit: 0.5, base: 0.3, tones: [amber, cream, amber, pink] })
}
function stall(x: number, sw: number, top: number, a: string, b: string) {
  const count = Math.round(sw / 56)
  const step = sw / count
  const cloth = range(count).map((i) => poly([[x + 24 + i * (sw - 48) / count, top], [x + 24 + (i + 1) * (sw - 48) / count, top], [x + (i + 1) * step, top + 92], [x + i * step, top + 92]], i % 2 ? a : b) + `<path d="M${x + i * step} ${top + 92}h${step}v10a${step / 2} 24 0 0 1-${step} 0z" fill="${i % 2 ? a : b}"/><path d="M${x + i * step} ${top + 92}h${step}v10a${step / 2} 24 0 0 1-${step} 0z" fill="#000" opacity=".18"/>`).join('')
  const crates = range(Math.round(sw / 110)).map((i) => {
    const cx = x + 26 + i * 106
    const tone = [pink, acid, '#ff9a3c', cream, '#c9243f'][Math.floor(r() * 5)]!
    return range(9).map((k) => circle(cx + 14 + (k % 5) * 17 + (k > 4 ? 8 : 0), top + 262 - (k > 4 ? 14 : 0), 12, tone) + circle(cx + 11 + (k % 5) * 17 + (k > 4 ? 8 : 0), top + 258 - (k > 4 ? 14 : 0), 4, '#fff', 'opacity=".6"')).join('') + rect(cx, top + 264, 98, 40, '#6b3d28') + rect(cx, top + 280, 98, 5, '#3a1f16') + rect(cx, top + 264, 98, 4, amber)
  }).join('')
  return rect(x + 30, top + 80, sw - 60, 220, '#2a1524') + rect(x + 30, top + 80, sw - 60, 220, 'url(#warm)') + glow(x + sw / 2, top + 150, sw * 0.5, 'amber', 0.85) + circle(x + sw / 2, top + 136, 16, '#fff') + rect(x + 18, top + 60, 10, horizon - top - 60, '#140c12') + rect(x + sw - 28, top + 60, 10, horizon - top - 60, '#140c12') + cloth + crates + rect(x + 8, top + 304, sw - 16, horizon - top - 304, '#43203a') + range(Math.round(sw / 40)).map((i) => rect(x + 10 + i * 40, top + 304, 3, horizon - top - 304, '#000', 'opacity=".35"')).join('')
}
const world = rect(0, 0, w, h, 'url(#sky)') + moon(1010, 230, 150, acid, '#6fa51f', 18) + house(-60, 330, 300, '#47203f', '#1f3318', 5) + house(280, 280, 410, '#6d2748', '#2a1530', 4) + house(1180, 270, 400, '#58224a', '#1f3318', 4) + house(1450, 300, 280, '#3a1b3c', '#5a1a45', 5) + house(1750, 330, 350, '#63253f', '#22152c', 5)
  + facade(r, { x: 560, y: 520, w: 230, h: 440, cols: 3, rows: 5, fill: '#2c1734', lit: 0.5 }) + poly([[550, 520], [675, 430], [800, 520]], '#1c1022') + facade(r, { x: 930, y: 560, w: 250, h: 400, cols: 3, rows: 4, fill: '#341a38', lit: 0.5 }) + poly([[920, 560], [1055, 460], [1190, 560]], '#1c1022')
  + rect(826, 330, 90, 640, '#24152c') + poly([[816, 334], [871, 150], [926, 334]], '#1a2c14') + line('M871 150V110', amber, 5) + `<circle cx="871" cy="400" r="34" fill="${amber}"/>${line('M871 400V376M871 400L886 408', ink, 5)}` + rect(846, 460, 50, 70, '#0f0a12')
  + halftone(560, 500, 620, 460, 22, (u, v) => v * 0.8 * (1 - Math.abs(u - 0.5)), pink, 'opacity=".3"') + glow(870, 930, 480, 'amber', 0.55)
  + stall(-40, 560, 600, cream, pink) + stall(1190, 440, 620, acid, '#20301a') + stall(1660, 400, 590, pink, cream)
const body = wet(w, h, horizon, world, 0.85) + rect(0, horizon - 4, w, 12, '#0f0a10') + road(r, w, horizon, h, 150)
  + bulbs([-20, 420], [871, 330], 130, 14, ['amber', 'amber', 'pink']) + bulbs([871, 330], [2010, 400], 150, 18, ['amber', 'acid', 'amber']) + bulbs([-20, 560], [2010, 540], 130, 26, ['amber', 'amber', 'amber', 'pink'])
  + walker({ x: 740, y: 1080, s: 0.36, coat: '#d8cdb6', pants: '#2a2433', skin: '#e8b08c', hair: '#8a8790', hat: 'short', carry: 'low', coatLength: 90 }) + walker({ x: 880, y: 1090, s: 0.37, coat: '#7a2050', pants: '#1f1c28', skin: '#7a4a34', hair: '#120c10', hat: 'long', carry: 'shoulder', step: -1 })
  + flight(bounces([[470, 1170], [1230, 640], [1520, 640], [1420, 1120]], [330, 130, 60]), 11) + splash(470, 1176, 28) + splash(1230, 634, 26) + splash(1520, 634, 26) + flag(1350, 1140, 260, pink) + ball(1420, 1096, 30) + sticker(7, 200, 1080, 128, -9, acid)

export const scene = frame(w, h, body, `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}"/><stop offset=".25" stop-color="${night}"/><stop offset=".5" stop-color="${plum}"/><stop offset=".75" stop-color="${wine}"/></linearGradient><linearGradient id="warm" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffb765" stop-opacity=".9"/><stop offset="1" stop-color="#8a2f3a" stop-opacity=".8"/></linearGradient>`)
