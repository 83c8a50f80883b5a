import { bark, butter, circle, coral, cream, crust, flour, frame, glow, gold, jam, line, move, oval, path, rect, rng, sheet } from './kit.ts'
import { cloth, loaf, planks, sprinkle, wheat } from './bread.ts'

const [w, h] = [2000, 1250]
const r = rng(1)
const pot = sheet(circle(1690, 270, 150, flour), 2) + sheet(circle(1690, 270, 122, jam), 0) + sheet(path('M1620 250q60-60 130-20q30 50-20 90q-70 40-110-10q-20-30 0-60z', '#8E1620'), 0) + ([[1650, 240], [1720, 300], [1740, 230], [1680, 320]] as const).map(([x, y]) => oval(x, y, 16, 10, coral)).join('') + path('M1590 220q40-60 90-66', 'none', `stroke="${flour}" stroke-width="8" opacity=".6"`)
const knife = move(1240, 1090, sheet(path('M-330-14Q-100-60 200-30V26H-300Q-340 20-330-14Z', '#E6DFD2'), 2) + sheet(path('M200-40H470Q510-34 508 0Q506 36 470 36H200Z', bark), 1) + [260, 340, 420].map((x) => circle(x, 0, 10, gold)).join('') + line('M-300 14H190', '#B9AFA0', 5, 'stroke-dasharray="12 8"'), -8)
const slices = [0, 1, 2].map((i) => move(1490 + i * 130, 800 + i * 46, sheet(path('M-110 120Q-130-20-110-70Q-60-130 0-126Q70-130 114-66Q130 0 108 122Q0 140-110 120Z', crust), 2) + path('M-92 104Q-108-20-92-58Q-50-106 0-104Q60-106 94-54Q108 0 90 106Q0 120-92 104Z', cream) + Array.from({ length: 22 }, () => oval((r() - 0.5) * 150, (r() - 0.4) * 170, 4 + r() * 9, 3 + r() * 6, '#E3C793')).join(''), 8 + i * 7)).join('')
const body = planks(w, h, ['#E9CFA6', '#E2C294', '#EDD7B3', '#DDBB8A'], 5) + cloth('M-40 330L420 180L1060 560L980 1290H-40Z', flour, jam, 'M380 160L1030 560M330 180L1000 620M-40 1160L1000 1200M-40 1210L990 1240M60 300V1300M110 290V1300')
  + glow(700, 500, 900, 'sun', 0.35) + sprinkle(3, 1150, 330, 330, 200, 120) + sprinkle(5, 520, 980, 420, 160, 90)
  + loaf(21, 420, 420, 300, 210, -18, 'round') + loaf(22, 980, 330, 330, 150, 14, 'slash', '#C2742F') + loaf(23, 820, 830, 300, 230, 10, 'cross', '#B4652A') + loaf(24, 330, 950, 250, 150, -24, 'seed', '#A85C25') + loaf(25, 1370, 560, 330, 110, -22, 'long', '#D18C40')
  + pot + slices + knife + wheat(1900, 1240, 330, -12) + wheat(1830, 1260, 300, -30) + wheat(60, 200, 260, 120) + wheat(60, 260, 230, 100)
  + sheet(rect(1560, 1120, 120, 84, butter), 1) + sheet(path('M1560 1120l30-26h120l-30 26z', '#FBE6B0'), 0) + path('M1680 1120l30-26v84l-30 26z', gold) + sheet(oval(1240, 800, 60, 44, flour), 1) + sprinkle(8, 1240, 796, 50, 36, 20)

export const scene = frame(w, h, cream, body)
