import { bark, blob, butter, circle, cream, crust, flour, frame, glow, jam, line, move, oval, path, range, rect, rng, sage, sheet, toast } from './kit.ts'
import { sprinkle, wheat } from './bread.ts'

const [w, h] = [1200, 1200]
const r = rng(61)
const wall = rect(0, 0, w, h, '#EBC9A2') + sheet(path('M140-20H1060V760H140Z', '#F7E4C4'), 2) + sheet(path('M180 20H1020V720H180Z', '#FBE3B4'), 0) + sheet(circle(760, 480, 230, '#F4B87C'), 1) + sheet(circle(760, 480, 150, '#EB9356'), 1) + sheet(path('M180 600Q400 500 640 580T1020 540V720H180Z', '#C98F62'), 1) + sheet(path('M180 660Q460 600 700 650T1020 630V720H180Z', '#9C8A58'), 1) + sheet(rect(584, 20, 32, 700, flour) + rect(180, 330, 840, 28, flour), 1)
const table = sheet(path('M-20 860H1220V1220H-20Z', '#B97C42'), 2) + range(4).map((i) => line(`M0 ${920 + i * 80}q300-12 600 0t600-6`, bark, 4, 'opacity=".3"')).join('')
const jar = 'M360 420H840Q890 430 890 500V960Q890 1040 810 1046H390Q310 1040 310 960V500Q310 430 360 420Z'
const dough = 'M334 560Q420 500 520 540Q600 480 700 536Q790 500 866 560V950Q866 1018 800 1022H400Q334 1018 334 950Z'
const bubbles = range(64).map(() => { const [x, y, s] = [350 + r() * 500, 590 + r() * 410, 6 + r() * r() * 34]; return oval(x, y, s, s * 0.86, '#E2C48E') + path(`M${x - s} ${y}A${s} ${s * 0.86} 0 0 1 ${x + s} ${y}A${s} ${s * 0.5} 0 0 0 ${x - s} ${y}Z`, '#B98F54', 'opacity=".65"') }).join('')
const big = range(7).map((i) => sheet(circle(400 + i * 66, 556 - (i % 2) * 22, 30 + (i % 3) * 12, '#FBF1DA'), 0)).join('')
const lid = sheet(path('M300 400Q600 330 900 400L916 470Q600 410 284 470Z', jam), 2) + range(11).map((i) => path(`M${292 + i * 56} ${Math.round(462 - Math.sin(((i + 0.5) / 11) * Math.PI) * 34)}q28 70 56 0z`, i % 2 ? '#C2303A' : jam)).join('') + sheet(path('M330 396Q360 270 600 262Q840 270 870 396Q600 336 330 396Z', '#C2303A'), 1) + range(16).map((i) => circle(400 + (i % 8) * 58, 330 + Math.floor(i / 8) * 34 - Math.sin(((i % 8) / 7) * Math.PI) * 22, 9, flour)).join('') + line('M300 412Q600 344 900 412', '#E9CFA6', 13)
const band = sheet(path('M306 760Q600 790 894 760V796Q600 826 306 796Z', '#D98A3C'), 0)
const label = sheet(path('M450 850L750 842L756 966L444 974Z', flour), 1) + line('M490 888h220M500 916h160', crust, 9) + path('M690 926q26-30 44 0q-20 26-44 0z', jam)
const spoon = move(980, 1060, sheet(path('M-300-20H120Q150-90 240-80Q320-60 320 0T240 80Q150 90 120 20H-300Z', '#D9AE72'), 2) + sheet(oval(228, 0, 66, 52, '#C28A4A'), 0) + path(blob(r, 226, -4, 54, 40, 0.1), flour), -14)
const body = wall + glow(720, 440, 620, 'sun', 0.7) + table + sheet(path('M60 1100Q40 900 80 800Q180 770 270 800Q310 900 290 1100Q180 1130 60 1100Z', cream), 2) + sheet(path('M80 804Q110 740 180 760Q240 730 270 804Q180 830 80 804Z', flour), 1) + wheat(180, 1060, 190, 0)
  + sheet(path(jar, '#F3E7D2', 'opacity=".9"'), 3) + sheet(path(dough, '#F1DDB0'), 0) + bubbles + big + band + label + path('M350 470Q340 500 342 560V930Q346 990 380 1000L390 470Z', '#fff', 'opacity=".45"') + path('M846 500V960L824 990V520Z', '#fff', 'opacity=".3"') + lid + spoon + sprinkle(4, 880, 1120, 260, 60, 90)
  + sheet(path('M1010 860q-10-90 30-130q50 40 30 130z', sage), 1) + sheet(path('M1060 860q10-110 80-150q20 90-40 150z', '#97A582'), 1) + sheet(path('M980 860H1160L1140 980H1000Z', toast), 2) + line('M986 890H1154', butter, 8)

export const scene = frame(w, h, cream, body)
