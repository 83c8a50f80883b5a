import { bark, blush, butter, cream, crust, flour, frame, glow, gold, jam, line, move, path, peach, range, rect, ridge, rng, sheet, stack, toast } from './kit.ts'
import { birds, cloud, house, munot, roofs, smoke, sunrise, vines, walls } from './town.ts'

const [w, h] = [2400, 1350]
const r = rng(7)
const river = range(6).map((i) => sheet(path(`M-40 ${1130 + i * 42}${range(9).map(() => `q75 ${-26 - (i % 2) * 8} 150 0t150 0`).join('')}V1400H-40Z`, ['#F2C9A0', '#E7B186', '#D99A72', '#C98462', '#B06C52', '#8E5140'][i]!), 1)).join('')
const sparkle = range(26).map((i) => line(`M${1500 + Math.sin(i * 2.3) * 330} ${1150 + i * 7}h${40 + (i % 5) * 22}`, '#FFF3D0', 6, 'opacity=".75"')).join('')
const town = range(11).map((i) => {
  const x = 1010 + i * 132
  return house(r, x, 1120, 112 + r() * 26, 120 + r() * 110, walls[Math.floor(r() * walls.length)]!, roofs[Math.floor(r() * roofs.length)]!, r() < 0.6)
}).join('')
const bakery = house(r, 2120, 1230, 250, 260, flour, jam) + sheet(rect(2140, 1070, 210, 110, butter), 0) + glow(2245, 1120, 190, 'sun', 0.9) + rect(2150, 1136, 190, 10, crust) + range(5).map((i) => path(`M${2160 + i * 37} 1136q0-24 15-24t15 24z`, [toast, gold, crust, toast, gold][i]!)).join('')
  + sheet(range(6).map((i) => path(`M${2130 + i * 39} 1040h39l4 40a20 16 0 0 1-44 0z`, i % 2 ? flour : jam)).join(''), 1)
const boat = move(700, 1210, sheet(path('M-150 0H150Q120 62 60 62H-70Q-124 60-150 0Z', crust), 1) + sheet(path('M-90 0Q-84-56-40-56H50Q80-52 84 0Z', cream), 0) + [-50, 0, 44].map((x) => rect(x - 14, -38, 28, 26, bark)).join('') + line('M110 0V-60', bark, 6) + sheet(path('M112-60l44 14l-44 14z', jam), 0))
const wheat = range(5).map((i) => {
  const [x, lean] = [1850 + i * 44, (i - 3) * 14]
  return sheet(line(`M${x} 1370Q${x + lean * 0.3} 1280 ${x + lean} ${1210 - (i % 3) * 30}`, gold, 7) + range(6).map((k) => move(x + lean * (1 - k * 0.06), 1216 - (i % 3) * 30 + k * 22, path('M0 0q-22-6-24-30q22 4 24 30zM0 0q22-6 24-30q-22 4-24 30z', k % 2 ? gold : butter))).join(''), 1)
}).join('')
const body = rect(0, 0, w, h, 'url(#dawn)') + sunrise(1590, 640, [1080, 860, 660, 480, 330, 200], ['#FBEBD0', '#FAE0BB', '#F8D2A0', '#F6C083', '#F2A462', '#E67A3E']) + glow(1590, 640, 620, 'sun', 0.45)
  + cloud(1010, 330, 0.8) + cloud(2180, 250, 1) + cloud(1330, 180, 0.5, blush) + birds([[1270, 440], [1340, 400], [1360, 460]])
  + stack([path(ridge(r, w, 1400, 830, 40, 7), '#E9B592'), path(ridge(r, w, 1400, 900, 44, 6), '#DB9A74')], 2)
  + munot(1700, 800, 0.74) + sheet(path('M900 1400C1080 1010 1300 850 1460 800Q1700 770 1960 812Q2200 880 2460 1180V1400Z', '#B98A4E'), 3) + vines(1270, 860, 860, 190, 7, '#7F8A55') + sheet(path(ridge(r, w, 1400, 1070, 26, 9), '#9C8A58'), 1)
  + town + river + sparkle + boat + sheet(path('M1900 1400Q2000 1230 2160 1226L2460 1216V1400Z', '#8A6A3C'), 2) + bakery + smoke(2300, 830, 0.9) + wheat

export const scene = frame(w, h, cream, body, `<linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${flour}"/><stop offset=".6" stop-color="${blush}"/><stop offset="1" stop-color="${peach}"/></linearGradient>`)
