import { bark, blush, butter, cream, crust, fix, flour, frame, glow, gold, jam, line, move, circle, path, range, rect, ridge, rng, sheet, toast } from './kit.ts'
import { wheat } from './bread.ts'
import { birds, cloud, sunrise } from './town.ts'

const [w, h] = [2000, 1250]
const r = rng(71)
const wheel = (x: number, y: number, R: number) => {
  const spin = (i: number, n: number, d: number) => [fix(x + Math.cos((i / n) * Math.PI * 2) * d), fix(y + Math.sin((i / n) * Math.PI * 2) * d)].join(' ')
  return sheet(range(16).map((i) => move(x + Math.cos((i / 16) * Math.PI * 2) * R, y + Math.sin((i / 16) * Math.PI * 2) * R, rect(-34, -44, 68, 88, crust, 'rx="6"'), fix((i / 16) * 360))).join(''), 2) + sheet(circle(x, y, R, 'none', `stroke="${bark}" stroke-width="30"`), 1) + sheet(circle(x, y, R * 0.74, 'none', `stroke="${crust}" stroke-width="24"`), 0) + sheet(range(8).map((i) => line(`M${x} ${y}L${spin(i, 8, R)}`, '#A5622E', 22)).join(''), 1) + sheet(circle(x, y, 54, gold), 1) + circle(x, y, 20, bark)
}
const beams = (d: string) => sheet(line(d, crust, 20), 0)
const mill = sheet(rect(640, 520, 640, 520, flour), 2) + sheet(rect(640, 820, 640, 240, '#CDB08A'), 1) + range(34).map((i) => rect(650 + ((i * 97) % 600), 832 + ((i * 43) % 200), 56, 22, i % 2 ? '#B99A74' : '#DCC6A4', 'rx="8"')).join('') + sheet(path('M590 540L960 240L1330 540L1300 580L960 300L620 580Z', '#7E2A22'), 2) + sheet(path('M600 535L960 250L1320 535Z', '#A23A2E'), 0)
  + range(6).map((i) => line(`M${650 + i * 52} ${500 - i * 42}H${1270 - i * 52}`, '#6E1F1A', 5, 'stroke-dasharray="30 14" opacity=".55"')).join('') + beams('M650 540V820M1270 540V820M860 540V820M1060 540V820M650 680H1270M650 820L860 680M1270 820L1060 680M650 545H1270') + ([[700, 580], [900, 580], [1110, 580]] as const).map(([x, y]) => sheet(rect(x, y, 100, 80, butter), 0) + line(`M${x + 50} ${y}v80M${x} ${y + 40}h100`, crust, 7)).join('') + sheet(path('M900 1050V900Q960 830 1020 900V1050Z', bark), 1) + glow(960, 960, 160, 'sun', 0.5) + sheet(circle(960, 430, 44, butter), 0) + line('M960 386v88M916 430h88', crust, 7)
const sack = (x: number, y: number, s: number, tone: string) => move(x, y, sheet(path('M-90 0Q-120-140-70-200Q-40-226-60-262Q0-244 60-262Q40-226 70-200Q120-140 90 0Q0 20-90 0Z', tone), 2) + sheet(path('M-64-214Q0-196 64-214L60-196Q0-178-60-196Z', jam), 0) + line('M0-60V-140M0-90q-26-4-28-30M0-90q26-4 28-30M0-120q-22-4-24-26M0-120q22-4 24-26', crust, 6), 0, s)
const stream = range(5).map((i) => sheet(path(`M-40 ${1060 + i * 40}${range(8).map(() => `q65 ${-20 - (i % 2) * 6} 130 0t130 0`).join('')}V1300H-40Z`, ['#E8D6BC', '#D9C2A2', '#C6A988', '#B39272', '#9A775A'][i]!), 0)).join('')
const field = range(3).map((k) => sheet(path(`M1040 1300V${1010 + k * 70}Q1400 ${950 + k * 76} 2040 ${900 + k * 90}V1300Z`, ['#D9A24E', '#E2B05C', '#C98F3E'][k]!), 1) + range(30).map((i) => line(`M${1080 + i * 34 + r() * 16} ${1030 + k * 80 - i * 3}v${30 + r() * 26}`, k % 2 ? '#F3D08B' : '#B5782C', 5, 'opacity=".6"')).join('')).join('')
const body = rect(0, 0, w, h, blush) + sunrise(1480, 480, [820, 640, 460, 290, 170], ['#FBE6C6', '#F9D6A6', '#F6C083', '#F0A05C', '#E2703C']) + cloud(330, 210, 1) + cloud(1760, 170, 0.7) + cloud(760, 130, 0.5, '#FBE9D6') + birds([[1180, 230], [1250, 190], [1120, 170]])
  + sheet(path(ridge(r, w, 1300, 700, 40, 6), '#E3A882'), 2) + sheet(path(ridge(r, w, 1300, 800, 40, 5), '#BFA468'), 2) + sheet(path(ridge(r, w, 1300, 900, 26, 6), '#9C8A58'), 2) + range(8).map((i) => { const x = 40 + i * 74 + r() * 20; return sheet(path(`M${x} 930q-50-60-14-150q14-44 24-60q16 18 30 60q30 90-20 150z`, i % 2 ? '#75804C' : '#8A9560'), 1) }).join('')
  + mill + stream + sheet(path('M430 700H660V730H430Z', crust), 1) + sheet(path('M-20 690H470V726H-20Z', '#A5622E'), 1) + sheet(path('M-20 660H470V692H-20Z', '#E8D6BC'), 0) + wheel(500, 900, 210) + range(9).map((i) => line(`M${300 + i * 8} ${720 + i * 30}q-24 30-14 70`, flour, 8, 'opacity=".7"')).join('') + field + sack(1130, 1090, 0.8, '#EBD9B8') + sack(1270, 1120, 0.95, cream) + sack(1400, 1110, 0.75, '#E2C9A0')
  + range(9).map((i) => wheat(1560 + i * 54, 1290, 250 + (i % 3) * 60, -12 + i * 3, i % 2 ? gold : toast)).join('')

export const scene = frame(w, h, blush, body)
