import { bark, blush, butter, charcoal, circle, cream, crust, fix, flour, frame, glow, gold, jam, line, path, peach, range, rect, rng, sage, sheet, toast } from './kit.ts'
import { gipfeli, loaf } from './bread.ts'
import { birds, cloud, house, sunrise } from './town.ts'

const [w, h] = [2000, 1250]
const r = rng(52)
const ground = 1080
const wheel = (x: number) => sheet(circle(x, 880, 200, 'none', `stroke="${charcoal}" stroke-width="30"`), 2) + sheet(circle(x, 880, 178, 'none', `stroke="${cream}" stroke-width="10"`), 0) + range(16).map((i) => { const a = (i / 16) * Math.PI * 2; return line(`M${x} 880L${fix(x + Math.cos(a) * 176)} ${fix(880 + Math.sin(a) * 176)}`, '#A89A88', 4) }).join('') + sheet(circle(x, 880, 26, gold), 0)
const frameParts = sheet(line('M640 880L800 560L1210 560L980 880Z', jam, 28) + line('M800 560L980 880M770 500L800 560', jam, 26) + line('M1210 560L1310 880M1190 500L1212 570', jam, 26), 2)
const details = sheet(path('M690 470Q760 440 850 476Q860 500 800 506Q720 510 690 470Z', bark), 1) + sheet(line('M1190 500Q1180 440 1240 430L1130 410', charcoal, 20), 1) + sheet(path('M1096 396h70v28h-70q-14-14 0-28z', crust), 0) + sheet(circle(980, 880, 58, 'none', `stroke="${charcoal}" stroke-width="16"`), 0) + sheet(line('M980 880L1030 970M1010 974h70', charcoal, 16), 0) + line('M980 938H640M980 822L640 858', charcoal, 6, 'stroke-dasharray="8 6"')
  + sheet(path('M430 700Q500 610 640 652L660 690Q540 660 452 740Z', charcoal), 1) + sheet(path('M1490 690Q1420 620 1290 650L1286 684Q1400 670 1462 730Z', charcoal), 1) + sheet(circle(1290, 540, 34, butter), 0) + glow(1310, 540, 130, 'sun', 0.8)
const basket = (x: number, y: number, bw: number, bh: number) => sheet(path(`M${x} ${y}H${x + bw}L${x + bw - 26} ${y + bh}H${x + 26}Z`, '#D9AE72'), 2) + range(5).map((i) => line(`M${x + 12 + i * 4} ${y + 26 + (i * bh) / 5.6}H${x + bw - 12 - i * 4}`, crust, 10, `stroke-dasharray="24 14" stroke-dashoffset="${i * 19}" opacity=".75"`)).join('') + sheet(rect(x - 14, y - 14, bw + 28, 32, '#C28A4A', 'rx="14"'), 0)
const breads = range(4).map((i) => sheet(path(`M${1290 + i * 58} 480L${1260 + i * 76} 190Q${1284 + i * 76} 140 ${1312 + i * 74} 188L${1346 + i * 50} 480Z`, ['#C2742F', '#D18C40', '#B96A2B', toast][i]!), 1) + range(4).map((k) => line(`M${1286 + i * 70} ${240 + k * 52}l30-24`, cream, 8)).join('')).join('')
const cargo = loaf(2, 470, 470, 120, 80, -12, 'cross', '#B4652A') + loaf(6, 640, 456, 110, 74, 10, 'slash') + gipfeli(560, 420, 0.34, -8, 4)
const cobbles = range(6).map((row) => sheet(range(26).map((col) => rect(col * (70 + row * 8) - (row % 2) * 40 - 20, ground + 10 + row * 32, 58 + row * 7, 24 + row * 1.5, ['#CDB08A', '#BFA07A', '#D8BF9C'][Math.floor(r() * 3)]!, 'rx="10"')).join(''), 0)).join('')
const erker = sheet(path('M1560 470H1790V760L1750 800H1600L1560 760Z', flour), 2) + range(3).map((i) => rect(1580 + i * 68, 520, 52, 120, i === 1 ? butter : bark) + rect(1604 + i * 68, 520, 4, 120, cream)).join('') + sheet(path('M1540 476L1675 380L1810 476Z', jam), 1) + sheet(range(6).map((i) => rect(1572 + i * 36, 690, 22, 40, sage)).join(''), 0)
const street = house(r, -60, ground, 330, 560, peach, '#A23A2E', false) + house(r, 290, ground, 300, 480, cream, toast) + house(r, 610, ground, 330, 600, '#EFC998', jam, false) + house(r, 960, ground, 290, 500, flour, crust) + house(r, 1270, ground, 260, 560, '#E9B08A', '#A23A2E') + house(r, 1540, ground, 300, 640, butter, toast, false) + house(r, 1850, ground, 260, 520, cream, jam)
const body = rect(0, 0, w, h, blush) + sunrise(1010, 420, [760, 560, 380, 220], ['#FBE3C2', '#F9D2A0', '#F4B87C', '#EB9356']) + cloud(260, 150, 0.8) + cloud(1760, 110, 0.7) + birds([[620, 130], [690, 100]]) + street + erker + `<rect width="${w}" height="${ground}" fill="${blush}" opacity=".34"/>` + glow(1000, 560, 900, 'sun', 0.5)
  + sheet(rect(-20, ground - 26, w + 40, 240, '#A98862'), 2) + cobbles + oval0() + breads + basket(1240, 440, 330, 210) + sheet(line('M1250 650H1560M1310 880L1330 650', charcoal, 14), 0) + wheel(640) + wheel(1310) + frameParts + details + cargo + basket(380, 500, 360, 170) + sheet(line('M400 690H760L660 860', charcoal, 14), 0)
function oval0() { return `<ellipse cx="980" cy="1092" rx="620" ry="36" fill="${bark}" opacity=".4" filter="url(#fuzz)"/>` }

export const scene = frame(w, h, blush, body)
