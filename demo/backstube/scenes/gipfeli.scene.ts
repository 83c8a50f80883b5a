import { bark, butter, cream, crust, flour, frame, glow, gold, jam, line, path, rect, rng, sheet } from './kit.ts'
import { gipfeli, sprinkle } from './bread.ts'

const [w, h] = [1200, 1200]
const r = rng(6)
const tray = sheet(path('M110 200Q110 130 180 126L1020 110Q1096 112 1098 190L1110 1000Q1106 1080 1030 1084L190 1100Q116 1096 112 1020Z', '#E3D6C1'), 3) + sheet(path('M150 220Q150 170 200 166L1000 150Q1056 152 1058 206L1068 984Q1064 1040 1010 1044L210 1058Q156 1056 152 1000Z', '#F4EADA'), 0)
const paper = sheet(path('M210 250L960 190L1010 940L260 1010Z', flour), 1) + line('M240 430L970 370M250 640L985 590M255 830L1000 780', '#E4D3B8', 4)
const crumbs = Array.from({ length: 46 }, () => { const [x, y] = [200 + r() * 800, 220 + r() * 800]; return path(`M${Math.round(x)} ${Math.round(y)}l${Math.round(6 + r() * 12)} ${Math.round(r() * 8 - 4)}l-4 9z`, r() < 0.5 ? gold : crust) }).join('')
const body = rect(0, 0, w, h, jam) + sheet(path('M-20-20H1220V420L-20 640Z', '#C2303A'), 1) + sheet(path('M-20-20H720L-20 380Z', '#CF474A'), 1) + glow(380, 260, 700, 'sun', 0.3) + tray + paper + crumbs
  + gipfeli(390, 370, 1, -18, 3) + gipfeli(830, 400, 1, 12, 5) + gipfeli(380, 680, 1, -4, 7) + gipfeli(840, 720, 1, -20, 11) + gipfeli(600, 950, 1.04, 8, 9) + sprinkle(4, 620, 640, 440, 440, 110)
  + sheet(path('M-20 1040L160 960L300 1220H-20Z', bark), 2) + sheet(path('M-20 1090L140 1010L250 1220H-20Z', butter), 1) + sheet(path('M980-20L1220 160V-20Z', cream), 2)

export const scene = frame(w, h, jam, body)
