import { bark, blush, butter, charcoal, circle, cream, crust, flour, frame, glow, jam, line, path, peach, range, rect, sage, sheet, toast } from './kit.ts'
import { braid, gipfeli, loaf, wheat } from './bread.ts'
import { bust } from './person.ts'

const [w, h] = [2000, 1250]
const shelf = (y: number) => sheet(rect(60, y, 1160, 26, crust), 1) + sheet(range(5).map((i) => path(`M${120 + i * 250} ${y + 26}h22v34q-22 0-22-34z`, bark)).join(''), 0)
const goods = (y: number, seed: number) => range(5).map((i) => loaf(seed + i, 180 + i * 226, y - 62 - (i % 2) * 10, 100, 66 + (i % 2) * 12, 0, (['slash', 'cross', 'round', 'tin', 'seed'] as const)[(i + seed) % 5]!, [toast, '#B4652A', '#D18C40', '#A85C25', toast][(i + seed) % 5])).join('')
const baguettes = range(5).map((i) => sheet(path(`M${1290 + i * 36} 520L${1270 + i * 44} 190Q${1290 + i * 44} 140 ${1312 + i * 44} 190L${1330 + i * 36} 520Z`, ['#C2742F', toast, '#D18C40', '#B96A2B', toast][i]!), 1) + range(4).map((k) => line(`M${1286 + i * 42} ${250 + k * 60}l26-22`, cream, 8)).join('')).join('') + sheet(path('M1250 400H1530L1500 640H1280Z', '#D9AE72'), 1) + range(4).map((i) => line(`M1262 ${440 + i * 48}H1518`, crust, 7, 'opacity=".6" stroke-dasharray="26 12"')).join('')
const lamps = [420, 1000, 1580].map((x) => line(`M${x} 0V120`, charcoal, 6) + sheet(path(`M${x - 90} 220Q${x - 80} 120 ${x} 116Q${x + 80} 120 ${x + 90} 220Z`, jam), 2) + glow(x, 250, 300, 'sun', 0.75) + sheet(circle(x, 224, 26, '#FFF3CF'), 0)).join('')
const glass = sheet(rect(80, 810, 1500, 230, '#F3E3C6'), 1) + rect(96, 826, 1468, 200, '#E8CDA0')
const trays = sheet(rect(110, 990, 1440, 22, flour), 0) + range(4).map((i) => gipfeli(230 + i * 170, 930, 0.3, (i % 2) * 14 - 6, i + 2)).join('') + range(4).map((i) => { const x = 950 + i * 150; return sheet(path(`M${x - 60} 990L${x - 46} 930H${x + 46}L${x + 60} 990Z`, crust), 1) + sheet(path(`M${x - 52} 932Q${x} 870 ${x + 52} 932Z`, i % 2 ? butter : peach), 0) + circle(x, 900, 17, jam) }).join('')
const tags = [230, 570, 950, 1400].map((x) => sheet(path(`M${x - 36} 1046h72v50h-72z`, flour), 0) + line(`M${x - 20} 1064h40M${x - 12} 1080h24`, charcoal, 5)).join('')
const desk = sheet(path('M40 770H1640V812H40Z', '#D9AE72'), 2) + sheet(path('M40 1040H1640V1290H40Z', jam), 2) + range(13).map((i) => line(`M${90 + i * 124} 1120V1250`, '#8E1620', 7)).join('') + sheet(path('M40 1040H1640V1100H40Z', '#C6363C'), 0)
const till = sheet(rect(1690, 720, 340, 570, '#C98F52'), 2) + sheet(rect(1670, 690, 380, 40, '#E2C294'), 1) + sheet(path('M1740 690V560Q1740 520 1780 520H1900Q1930 524 1930 560V690Z', charcoal), 1) + sheet(rect(1764, 548, 140, 60, sage), 0) + range(9).map((i) => rect(1766 + (i % 3) * 48, 622 + Math.floor(i / 3) * 20, 36, 13, cream)).join('')
const vase = wheat(110, 700, 250, -10) + wheat(140, 700, 290, 6) + sheet(path('M70 650Q60 750 90 772H160Q190 750 180 650Z', flour), 1) + line('M72 700H178', jam, 7)
const body = rect(0, 0, w, h, blush) + range(9).map((i) => rect(i * 240, 0, 120, h, '#F4D2B4', 'opacity=".55"')).join('') + sheet(rect(40, 150, 1200, 620, '#E2B98A'), 2) + rect(64, 174, 1152, 590, '#C79461') + goods(400, 31) + shelf(400) + goods(600, 42) + shelf(600) + range(3).map((i) => braid(260 + i * 360, 700, 300, 110, -3, 5)).join('') + `<g transform="translate(430 -40)">${baguettes}</g>`
  + `<g transform="translate(1170 250) scale(.62)">${bust({ skin: ['#F0C29C', '#DDA078'], hair: '#6B3418', shirt: flour, apron: jam, hairKind: 'bun', mouth: 'grin', scarf: jam })}</g>` + lamps + glass + trays + desk + tags + till + vase + path(`M96 826H700L420 1026H96Z`, '#fff', 'opacity=".16"')

export const scene = frame(w, h, cream, body)
