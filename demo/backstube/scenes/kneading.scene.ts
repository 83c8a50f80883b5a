import { bark, blob, butter, circle, cream, crust, flour, frame, glow, gold, jam, line, move, oval, path, rect, rng, sheet } from './kit.ts'
import { planks, sprinkle, wheat } from './bread.ts'

const [w, h] = [2000, 1250]
const r = rng(33)
const [skin, shade] = ['#EDBB92', '#CF8F66']
const finger = (x1: number, y1: number, x2: number, y2: number, width: number) => sheet(line(`M${x1} ${y1}Q${(x1 + x2) / 2 - (y2 - y1) * 0.05} ${(y1 + y2) / 2} ${x2} ${y2}`, skin, width), 0) + move(x2, y2, oval(0, -2, width * 0.24, width * 0.3, '#F8DCC2'), Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90)) + line(`M${(x1 + x2) / 2 - 14} ${(y1 + y2) / 2}h28`, shade, 4, 'opacity=".7"')
const hand = `${sheet(path('M-66 620L-58 150Q-62 100-84 40Q-100-40-50-60Q0-76 56-58Q100-40 88 40Q66 100 66 150L92 620Z', skin), 2)}${path('M40 620L36 150Q52 90 70 30Q80-10 60-50Q100-40 88 40Q66 100 66 150L92 620Z', shade, 'opacity=".55"')}
  ${finger(-66, -10, -104, -126, 50)}${finger(-26, -34, -40, -176, 54)}${finger(22, -36, 34, -176, 54)}${finger(64, -14, 98, -128, 48)}${finger(70, 70, 158, 8, 54)}${line('M-40 0Q0 14 40 0M-30 40Q0 50 30 40', shade, 5, 'opacity=".6"')}`
const sleeve = sheet(path('M-120 330Q0 300 140 330L190 760H-170Z', flour), 2) + sheet(path('M-130 330Q0 292 150 330L156 400Q0 364-136 400Z', cream), 1) + line('M-60 440Q-40 560-70 700M70 440Q60 560 90 700', '#DCCBAE', 7)
const arm = (x: number, y: number, turn: number, flip: number) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip * 1.12} 1.12)">${hand}${sleeve}</g>`
const dough = sheet(path(blob(r, 1000, 560, 470, 320, 0.05, 14), '#E9D3A8'), 3) + sheet(path(blob(r, 985, 545, 440, 290, 0.05, 14), '#F6E8C8'), 0) + sheet(path('M640 480Q800 330 1010 370Q1240 330 1370 500Q1240 450 1010 490Q780 450 640 480Z', '#FBF1DA'), 1) + line('M700 520Q820 470 960 520M1050 520Q1200 470 1310 540M860 700Q1000 740 1150 700M900 420Q1000 400 1110 424', '#D9BC88', 8)
const bowl = sheet(circle(260, 290, 230, '#D8C3A0'), 3) + sheet(circle(260, 290, 200, flour), 0) + sheet(path(blob(r, 260, 300, 160, 150, 0.05), '#FFFDF7'), 1) + ([[210, 270], [310, 330]] as const).map(([x, y]) => sheet(oval(x, y, 62, 56, gold), 1) + oval(x - 16, y - 16, 18, 13, '#FBE6B0')).join('')
const pin = move(1660, 300, sheet(rect(-330, -62, 660, 124, '#D9AE72', 'rx="50"'), 3) + sheet(rect(-450, -26, 130, 52, crust, 'rx="24"') + rect(320, -26, 130, 52, crust, 'rx="24"'), 1) + line('M-260-24H260M-280 20H240', bark, 4, 'opacity=".3"'), 28)
const scraper = move(1720, 880, sheet(path('M-130-90H130V60Q0 90-130 60Z', '#C9C2B4'), 2) + sheet(rect(-140, -130, 280, 62, jam, 'rx="20"'), 1), -18)
const eggs = ([[190, 720, -20], [290, 790, 30], [160, 850, 70]] as const).map(([x, y, a]) => move(x, y, sheet(path('M-52 10Q-50-74 0-76Q50-74 52 10Q46 62 0 62T-52 10Z', '#E8C7A0'), 2) + oval(-16, -26, 14, 22, '#F8E4CC'), a)).join('')
const apron = sheet(path('M480 1290Q620 1140 1000 1130Q1380 1140 1520 1290Z', jam), 2) + sheet(path('M840 1180h320v110h-320z', '#C2303A'), 0) + line('M840 1200h320', flour, 5, 'stroke-dasharray="14 9"')
const body = planks(w, h, ['#C98F52', '#BF8348', '#D09A5E', '#B97C42'], 5) + glow(600, 200, 1000, 'sun', 0.4) + oval(1000, 600, 720, 430, 'url(#glow-flour)', 'opacity=".75"') + sprinkle(2, 1000, 600, 800, 470, 420) + bowl + pin + scraper + eggs + wheat(1930, 1230, 300, -8) + wheat(1860, 1250, 260, -22) + apron + dough
  + arm(800, 640, 24, 1) + arm(1210, 640, -24, -1) + sprinkle(9, 1000, 470, 420, 220, 90) + sheet(rect(560, 60, 150, 96, butter), 1) + sheet(path('M560 60l30-26h150l-30 26z', '#FBE6B0'), 0) + path('M710 60l30-26v96l-30 26z', gold)

export const scene = frame(w, h, crust, body)
