import { bark, blush, circle, crust, frame, glow, jam, line, path, range, rect, ridge, rng, sheet, type Point } from './kit.ts'
import { birds, cloud, house, munot, roofs, sunrise, walls } from './town.ts'

const [w, h] = [2000, 1250]
const r = rng(41)
const rows = range(9).map((i) => {
  const y = 740 + i * 40 + i * i * 1.6
  const d = `M${470 - i * 56} ${y + 56}Q900 ${y - 40} 1400 ${y + 24}T${1760 + i * 36} ${y + 100}`
  return line(d, bark, 4, 'opacity=".55" transform="translate(0 16)"') + line(d, ['#75804C', '#87915A', '#67723F'][i % 3]!, 18 + i * 2, `stroke-dasharray="2 ${30 + i * 2}"`) + line(d, '#A6AE78', 8 + i, `stroke-dasharray="2 ${30 + i * 2}" transform="translate(-4 -5)"`)
}).join('')
const path0: Point[] = [[1010, 760], [930, 850], [1070, 950], [900, 1060], [1040, 1200]]
const stairs = line(`M${path0.map((p) => p.join(' ')).join('L')}`, '#EAD0A2', 34) + line(`M${path0.map((p) => p.join(' ')).join('L')}`, crust, 34, 'stroke-dasharray="3 15" opacity=".6" style="stroke-linecap:butt"')
const front = range(9).map((i) => house(r, -40 + i * 236, 1280, 210, 110 + (i % 3) * 26, walls[(i * 2 + 1) % walls.length]!, roofs[(i * 3) % roofs.length]!, i % 2 === 0)).join('')
const trees = range(14).map((i) => { const x = 120 + i * 140 + r() * 40; return sheet(path(`M${x} 1110q-46-40-20-100q20-60 30-70q14 14 32 70q26 60-22 100z`, i % 2 ? '#6F7B48' : '#8A9560'), 1) }).join('')
const body = rect(0, 0, w, h, blush) + sunrise(780, 560, [980, 760, 560, 390, 250], ['#FAE0BB', '#F8CF9C', '#F4B57A', '#EE9156', jam]) + glow(780, 560, 620, 'sun', 0.4) + cloud(330, 260, 0.9) + cloud(1690, 200, 1.05) + cloud(1160, 120, 0.55, '#FBE9D6') + birds([[560, 330], [640, 290], [700, 350], [480, 390]])
  + sheet(path(ridge(r, w, 1300, 700, 36, 6), '#E3A27C'), 2) + sheet(path(ridge(r, w, 1300, 760, 30, 5), '#CF8A64'), 2) + munot(1080, 752, 0.9) + sheet(path('M-40 1300V1010Q200 830 560 770Q1000 690 1500 760Q1840 820 2040 940V1300Z', '#B4874A'), 3) + rows + sheet(stairs, 0) + sheet(path('M-40 1300V1130Q400 1040 1000 1090T2040 1080V1300Z', '#8C8350'), 2) + trees + front
  + range(3).map((i) => sheet(circle(1600 + i * 70, 706 + i * 8, 44, ['#75804C', '#8A9560', '#67723F'][i]!), 1) + line(`M${1600 + i * 70} ${740 + i * 8}v60`, bark, 8)).join('')

export const scene = frame(w, h, blush, body)
