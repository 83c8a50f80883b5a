import { acid, amber, cream, fix, frame, glow, halftone, ink, leaf, line, moss, pink, plum, poly, range, rect, rng, type Point } from './kit.ts'
import { ball, flight, splash, sticker } from './play.ts'
import { walker } from './people.ts'

const [w, h] = [2000, 1250]
const r = rng(88)
const [vx, vy] = [1080, 560]
const at = (x: number, y: number, t: number): Point => [vx + (x - vx) * t, vy + (y - vy) * t]
const corners: Point[] = [[-260, -160], [2360, -160], [2360, 1400], [-260, 1400]]
const depth = (i: number, n: number) => 0.17 / (0.17 + (1 - 0.17) * (i / n))
const quad = (a: number, b: number, t1: number, t2: number) => [at(...corners[a]!, t1), at(...corners[b]!, t1), at(...corners[b]!, t2), at(...corners[a]!, t2)]
const n = 16
const slices = range(n).map((i) => ({ near: depth(i, n), far: depth(i + 1, n), k: i / n })).map(({ near, far, k }, i) => {
  const shade = i % 2 ? 0.1 : 0
  return poly(quad(3, 0, near, far), '#2b2038') + poly(quad(3, 0, near, far), pink, `opacity="${fix(0.18 + shade + k * 0.3)}"`) + poly(quad(1, 2, near, far), '#20261a') + poly(quad(1, 2, near, far), acid, `opacity="${fix(0.12 + shade + k * 0.42)}"`)
    + poly(quad(0, 1, near, far), i % 2 ? '#17141d' : '#1f1b27') + poly(quad(2, 3, near, far), i % 2 ? '#15131a' : '#1a1721')
}).join('')
const tile = range(n * 2).map((i) => depth(i, n * 2)).map((t) => [line(`M${at(-260, -160, t).map(fix).join(' ')}L${at(-260, 1400, t).map(fix).join(' ')}`, '#000', 4 * t + 0.5, 'opacity=".4"'), line(`M${at(2360, -160, t).map(fix).join(' ')}L${at(2360, 1400, t).map(fix).join(' ')}`, '#000', 4 * t + 0.5, 'opacity=".4"')].join('')).join('')
  + range(11).map((i) => -160 + i * 142).map((y) => line(`M${at(-260, y, 1).join(' ')}L${at(-260, y, 0.17).join(' ')}`, '#000', 3, 'opacity=".4"') + line(`M${at(2360, y, 1).join(' ')}L${at(2360, y, 0.17).join(' ')}`, '#000', 3, 'opacity=".4"')).join('')
const tubes = range(7).map((i): Point => [depth(i * 2 + 0.5, n), depth(i * 2 + 1.5, n)]).map(([a, b]) => [0.36, 0.62].map((u) => {
  const x = -260 + 2620 * u
  const q = [at(x - 40, -160, a), at(x + 40, -160, a), at(x + 40, -160, b), at(x - 40, -160, b)]
  return poly(q, cream, 'filter="url(#haze)" opacity=".8"') + poly(q, '#fff') + poly(q.map(([px, py]): Point => [px, at(0, 1400, (a + b) / 2)[1] + at(0, -160, (a + b) / 2)[1] - py]), cream, 'opacity=".28" filter="url(#drag)"')
}).join('')).join('')
const neon = (x: number, y: number, tone: string) => line(`M${at(x, y, 1).join(' ')}L${at(x, y, 0.17).join(' ')}`, tone, 40, 'opacity=".4" filter="url(#soft)"') + poly([at(x, y - 14, 1), at(x, y + 14, 1), at(x, y + 14, 0.17), at(x, y - 14, 0.17)], tone) + poly([at(x, y - 5, 1), at(x, y + 5, 1), at(x, y + 5, 0.17), at(x, y - 5, 0.17)], '#fff', 'opacity=".8"')
const [[ex, ey], [right, bottom]] = [at(-260, -160, 0.17), at(2360, 1400, 0.17)]
const [ew, eh] = [right - ex, bottom - ey]
const exit = rect(ex, ey, ew, eh, acid) + rect(ex, ey, ew, eh, 'url(#out)') + halftone(ex, ey, ew, eh, 14, (_, v) => 0.9 - v * 1.1, leaf, 'opacity=".6"') + range(7).map((i) => poly([[ex + i * 12, ey + eh - i * 11], [ex + ew - i * 12, ey + eh - i * 11], [ex + ew - i * 12 - 6, ey + eh - i * 11 - 6], [ex + i * 12 + 6, ey + eh - i * 11 - 6]], moss, 'opacity=".7"')).join('')
const skew = (m: string, inner: string) => `<g transform="matrix(${m})" filter="url(#rough)">${inner}</g>`
const target = ([[250, acid], [196, ink], [142, acid], [88, ink], [38, cream]] as const).map(([size, tone]) => `<circle cx="260" cy="330" r="${size}" fill="${tone}"/>`).join('')
const art = skew('.62 .3 0 1 130 190', `${([[90, 470, 150], [210, 560, 190], [330, 560, 120], [420, 500, 170]] as const).map(([x, y, len]) => `<path d="M${x} ${y}v${len}" stroke="${acid}" stroke-width="13" stroke-linecap="round"/>`).join('')}${target}<path d="M330 90L190 330H270L170 580L380 290H290Z" fill="${pink}" stroke="${cream}" stroke-width="12" stroke-linejoin="round"/>`)
  + skew('.5 -.2 0 1 1500 470', `<path d="M60 420L200 60L260 300L400 40L420 260L600-20" fill="none" stroke="${pink}" stroke-width="54" stroke-linejoin="round" stroke-linecap="round"/><path d="M60 420L200 60L260 300L400 40L420 260L600-20" fill="none" stroke="${cream}" stroke-width="9" stroke-linejoin="round"/>`)
const pools = ['M420 1130q200-46 430-20t320 40q-30 46-250 56t-420-14t-80-62z', 'M1240 900q120-24 230 0t60 40q-120 26-230 10t-60-50z', 'M760 860q70-16 130 2t10 24q-80 14-130 2t-10-28z']
const puddle = pools.map((d) => `<path d="${d}" fill="#0c0b10"/><path d="${d}" fill="url(#pool)"/><path d="${d}" fill="none" stroke="${cream}" stroke-width="3" opacity=".5"/>`).join('')
const hits: Point[] = [[640, 1180], [1560, 800], [700, 590], [1310, 520], [1080, 500]]
const zig = hits.reduce((d, [x, y], i) => `${d}${i ? 'L' : 'M'}${x} ${y}`, '')
const body = rect(0, 0, w, h, plum) + slices + tile + exit + glow(vx, vy, 520, 'acid', 0.85) + art + tubes + neon(-260, 860, pink) + neon(2360, 860, acid) + puddle
  + range(60).map(() => { const t = 0.2 + r() * 0.8; const [x, y] = at(r() * 2000, 1400, t); return rect(x, y, 90 * t, 4 * t, r() < 0.5 ? pink : acid, 'opacity=".3"') }).join('')
  + `<path d="M${vx - 60} 690L${vx - 330} 1250h660L${vx + 60} 690z" fill="url(#floor)"/>`
  + flight(zig, 11) + hits.slice(1, 4).map(([x, y], i) => splash(x, y, 34 - i * 6)).join('') + walker({ x: 1000, y: 760, s: 0.19, coat: ink, pants: ink, skin: '#3a2430', hair: ink, hat: 'bun', carry: 'shoulder' }) + walker({ x: 1170, y: 740, s: 0.17, coat: ink, pants: ink, skin: '#3a2430', hair: ink, hat: 'cap', carry: 'low', step: -1 }) + ball(640, 1172, 44) + sticker(8, 1780, 1080, 128, 9, pink)

export const scene = frame(w, h, body, `<linearGradient id="out" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity=".85"/></linearGradient><linearGradient id="pool"><stop offset="0" stop-color="${pink}" stop-opacity=".75"/><stop offset=".45" stop-color="${plum}" stop-opacity=".6"/><stop offset="1" stop-color="${acid}" stop-opacity=".8"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${acid}" stop-opacity=".7"/><stop offset="1" stop-color="${amber}" stop-opacity="0"/></linearGradient>`)
