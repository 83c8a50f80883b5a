import { bark, butter, cream, crust, flour, frame, glow, gold, jam, line, move, oval, path, range, rect, rng, sheet } from './kit.ts'
import { braid, planks, sprinkle, wheat } from './bread.ts'

const [w, h] = [2000, 1250]
const r = rng(4)
const check = range(14).map((i) => rect(-60 + i * 90, 0, 44, 520, jam, 'opacity=".75"') + rect(-60, i * 90, 1300, 44, jam, 'opacity=".4"')).join('')
const napkin = move(1180, 830, sheet(path('M-60 0L1100-90L1160 500L-20 560Z', flour), 2) + `<clipPath id="nap"><path d="M-60 0L1100-90L1160 500L-20 560Z"/></clipPath><g clip-path="url(#nap)">${check}</g>`)
const board = sheet(path('M190 560Q190 380 380 350L1560 240Q1790 230 1806 430L1830 700Q1830 880 1640 900L460 1010Q230 1020 214 820Z', '#C98F52'), 3) + [0, 1, 2, 3, 4].map((i) => line(`M${280 + i * 20} ${470 + i * 110}Q1000 ${360 + i * 120} 1740 ${350 + i * 110}`, bark, 4, 'opacity=".22"')).join('') + sheet(oval(300, 840, 44, 44, '#E9CFA6'), 0)
const jar = move(1690, 1000, sheet(path('M-150-120H150V170Q150 210 110 210H-110Q-150 210-150 170Z', '#EBD9C4'), 2) + path('M-132-60H132V164Q132 192 104 192H-104Q-132 192-132 164Z', jam) + sheet(path('M-104-10h208v120h-208z', flour), 0) + line('M-60 30h120M-40 60h80', crust, 8) + sheet(path('M-176-190Q0-230 176-190L160-110Q0-80-160-110Z', '#D7443F'), 1) + ([[-90, -160], [0, -180], [90, -156], [-40, -136], [50, -132]] as const).map(([x, y]) => oval(x, y, 13, 11, flour)).join('') + line('M-158-112Q0-84 158-112', flour, 9))
const dish = sheet(path('M90 1060Q280 1000 470 1060Q480 1150 280 1160Q90 1150 90 1060Z', flour), 2) + sheet(path('M150 1040L190 930H400L430 1040Q290 1080 150 1040Z', butter), 1) + path('M190 930l34-36h200l-24 36z', '#FBE8B6') + path('M400 930l24-36l40 110l-34 36z', gold)
const sugar = range(60).map(() => { const t = r() * 1.6 - 0.8; return rect(1000 + t * 640, 620 - t * 68 + (r() - 0.5) * 150, 9 + r() * 7, 8 + r() * 5, flour, `transform="rotate(${Math.round(r() * 40)} 1000 620)"`) }).join('')
const body = planks(w, h, ['#F6E3C2', '#F2DAB2', '#F8E8CD'], 4) + glow(600, 250, 1000, 'sun', 0.6) + napkin + board + sprinkle(2, 1000, 640, 780, 260, 130) + braid(1000, 620, 1360, 500, -6, 6) + sugar
  + dish + jar + wheat(150, 380, 260, -40) + wheat(240, 330, 250, -18) + wheat(1860, 300, 220, 24)

export const scene = frame(w, h, cream, body)
