import { bulbs, facade, skyline } from './city.ts'
import { acid, amber, circle, cone, cream, frame, glow, halftone, ink, leaf, line, moon, night, pink, plum, poly, range, rect, rng, wine } from './kit.ts'
import { ball, flag, flight, splash, sticker } from './play.ts'
import { walker } from './people.ts'

const [w, h] = [2000, 1250]
const r = rng(63)
const roof = 950
const turf = poly([[120, roof + 40], [900, roof + 40], [1040, roof + 220], [-60, roof + 220]], '#4f7a1c') + poly([[120, roof + 40], [900, roof + 40], [1040, roof + 220], [-60, roof + 220]], 'url(#turf)')
  + range(260).map(() => { const [u, v] = [r(), r()]; const x = 120 - 180 * v + u * (780 + 320 * v); const y = roof + 44 + v * 174; return line(`M${x.toFixed(0)} ${y.toFixed(0)}l${(r() * 6 - 3).toFixed(0)} -12`, r() < 0.5 ? acid : '#2e4a12', 3, 'opacity=".55"') }).join('')
const tank = rect(1480, 640, 22, 310, '#120e18') + rect(1700, 640, 22, 310, '#120e18') + line('M1490 660L1710 940M1710 660L1490 940', '#120e18', 9) + rect(1450, 380, 302, 270, '#3a2338') + range(11).map((i) => rect(1450 + i * 28, 380, 3, 270, '#000', 'opacity=".45"')).join('') + rect(1450, 380, 302, 270, 'url(#round)')
  + rect(1444, 430, 314, 10, '#120e18') + rect(1444, 590, 314, 10, '#120e18') + poly([[1432, 384], [1601, 270], [1770, 384]], '#20131f') + poly([[1432, 384], [1601, 270], [1601, 284], [1462, 384]], pink)
const vent = (x: number, y: number, s: number) => `<g transform="translate(${x} ${y}) scale(${s})">${rect(-60, -120, 120, 120, '#2d2438')}${rect(-60, -120, 14, 120, acid, 'opacity=".7"')}${rect(-70, -136, 140, 18, '#3c3049')}${range(5).map((i) => rect(-40, -100 + i * 20, 84, 8, '#0f0c14')).join('')}</g>`
const antenna = line('M1900 950V420M1840 470H1960M1855 520H1945M1870 570H1930', '#0f0c14', 9) + glow(1900, 416, 90, 'pink', 1) + circle(1900, 418, 9, pink)
const far = facade(r, { x: 1010, y: 600, w: 330, h: 500, cols: 5, rows: 6, fill: '#3d1a42', lit: 0.55 }) + rect(996, 586, 358, 20, '#57275a')
const body = rect(0, 0, w, h, 'url(#sky)') + moon(1090, 430, 350, pink, '#b41a58', 26) + halftone(0, 300, w, 650, 28, (_, v) => (v - 0.3) * 0.7, '#c92a68', 'opacity=".45"')
  + range(70).map(() => circle(r() * w, r() * 420, 1 + r() * 2.2, cream, `opacity="${(0.3 + r() * 0.6).toFixed(2)}"`)).join('')
  + skyline(r, w, 1000, 230, 560, '#571c4c', amber) + `<rect y="560" width="${w}" height="460" fill="url(#mist)"/>` + skyline(r, w, 1010, 90, 390, '#2b1733', amber)
  + facade(r, { x: 560, y: 430, w: 190, h: 640, cols: 4, rows: 14, fill: '#26152f', lit: 0.4, tall: 0.5 }) + glow(655, 420, 80, 'pink', 0.9) + far + flag(1190, 588, 190, acid) + tank + antenna
  + rect(0, roof - 40, w, 60, '#221a2b') + rect(0, roof - 46, w, 14, '#4b3854') + rect(0, roof - 46, w, 4, pink) + rect(0, roof + 14, w, 300, '#17131d') + range(9).map((i) => line(`M${i * 260 - 40} ${roof + 20}L${i * 330 - 330} ${h}`, '#000', 5, 'opacity=".4"')).join('')
  + glow(480, roof + 130, 700, 'acid', 0.35, 0.35) + turf + vent(1320, 1000, 1) + vent(1180, 1160, 1.5) + `<path d="M1560 1010h120v90h120v-90h40v150h-280z" fill="#2d2438" filter="url(#rim)"/>`
  + rect(70, 420, 12, 560, '#0f0c14') + bulbs([76, 424], [1440, 400], 150, 22, ['amber', 'amber', 'acid', 'amber', 'pink']) + bulbs([1760, 400], [1904, 470], 30, 3, ['amber', 'pink'])
  + cone([300, 560], 40, 60, 720, 1130, 'cream', 0.3)
  + `<ellipse cx="330" cy="1120" rx="150" ry="22" fill="#000" opacity=".55"/>` + walker({ x: 330, y: 1112, s: 0.56, coat: '#e9e4d8', pants: '#2c2436', skin: '#a8694a', hair: '#1a1014', hat: 'beanie', carry: 'shoulder', print: `<circle cx="0" cy="-640" r="46" fill="${pink}"/>` })
  + walker({ x: 560, y: 1080, s: 0.5, coat: '#b3245f', pants: '#3a3346', skin: '#e8b08c', hair: '#d9a24a', hat: 'bun', carry: 'low', step: -1, coatLength: 60 })
  + flight('M790 1120C840 700 930 330 1060 330S1180 480 1184 560', 11) + splash(790, 1126, 28) + ball(1164, 470, 28) + rect(786, 1118, 8, 26, cream) + sticker(6, 1770, 1090, 128, 8, acid)

export const scene = frame(w, h, body, `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}"/><stop offset=".2" stop-color="${night}"/><stop offset=".5" stop-color="${wine}"/><stop offset=".75" stop-color="${pink}"/></linearGradient><linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${pink}" stop-opacity="0"/><stop offset="1" stop-color="${pink}" stop-opacity=".55"/></linearGradient>
<linearGradient id="turf"><stop offset="0" stop-color="${plum}" stop-opacity=".7"/><stop offset=".45" stop-color="${acid}" stop-opacity=".35"/><stop offset="1" stop-color="${leaf}" stop-opacity="0"/></linearGradient><linearGradient id="round"><stop offset="0" stop-color="${pink}" stop-opacity=".75"/><stop offset=".3" stop-color="${pink}" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient>`)
