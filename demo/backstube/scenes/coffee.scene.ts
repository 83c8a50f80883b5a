import { charcoal, circle, cream, crust, flour, frame, glow, gold, jam, line, move, oval, path, range, rect, rng, sheet } from './kit.ts'
import { gipfeli, sprinkle } from './bread.ts'

const [w, h] = [1200, 1200]
const r = rng(81)
const heart = (s: number) => `M0 ${90 * s}Q${-120 * s} ${10 * s} ${-96 * s} ${-60 * s}Q${-60 * s} ${-120 * s} 0 ${-56 * s}Q${60 * s} ${-120 * s} ${96 * s} ${-60 * s}Q${120 * s} ${10 * s} 0 ${90 * s}Z`
const cup = move(470, 520, sheet(circle(0, 0, 350, flour), 3) + sheet(circle(0, 0, 316, cream), 0) + circle(0, 0, 330, 'none', `stroke="${jam}" stroke-width="7"`) + sheet(path('M190-70Q330-130 360-20Q340 90 196 60L200 20Q296 40 304-16Q290-70 200-30Z', flour), 2) + sheet(circle(0, 0, 234, flour), 3) + sheet(circle(0, 0, 206, '#5E3115'), 0) + sheet(circle(0, 0, 192, '#8A4B1F'), 0) + sheet(circle(-4, -6, 166, '#B8763C'), 0) + sheet(path(heart(1.5), '#E9C793'), 0) + sheet(path(heart(1.12), '#F7E6C6'), 0) + sheet(path(heart(0.74), '#D9A566'), 0) + sheet(path(heart(0.46), flour), 0) + `<path d="M-180-80A200 200 0 0 1-60-188" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".55"/>`)
const plate = move(830, 880, sheet(circle(0, 0, 300, '#EED9B4'), 3) + sheet(circle(0, 0, 240, flour), 0)) + gipfeli(830, 850, 0.92, 16, 6) + range(24).map(() => path(`M${Math.round(700 + r() * 300)} ${Math.round(960 + r() * 130)}l${Math.round(6 + r() * 10)} 3l-5 8z`, r() < 0.5 ? gold : crust)).join('')
const spoon = move(250, 960, sheet(path('M-22-190Q-14-210 0-210T22-190L14 90Q70 120 66 190Q54 260 0 262T-66 190Q-70 120-14 90Z', '#D8CDBB'), 2) + sheet(oval(0, 186, 44, 56, '#EEE6D8'), 0), 38)
const paper = sheet(path('M760-40L1240 60V470L830 400Z', flour), 2) + line('M850 60L1220 140', charcoal, 20) + range(6).map((i) => line(`M${852 + i * 4} ${112 + i * 38}l150 30M${1030 + i * 4} ${150 + i * 38}l150 30`, '#B9A88E', 8)).join('') + sheet(path('M1040 310l150 30v90l-140-26z', jam), 0)
const sugar = ([[120, 180, -14], [200, 140, 18], [160, 240, 30]] as const).map(([x, y, a]) => move(x, y, sheet(rect(-40, -40, 80, 80, flour, 'rx="8"'), 2) + rect(-40, 20, 80, 20, '#E6D8C0', 'opacity=".8"'), a)).join('')
const body = rect(0, 0, w, h, '#B3202A') + sheet(path('M-20 300L1220 120V1220H-20Z', '#A51C26'), 1) + sheet(path('M-20 720L1220 480V1220H-20Z', '#95161F'), 1) + sheet(path('M-20 1080L1220 840V1220H-20Z', '#861119'), 1) + glow(380, 340, 760, 'sun', 0.35) + paper + cup + plate + spoon + sugar + sprinkle(3, 830, 870, 230, 200, 70)

export const scene = frame(w, h, jam, body)
