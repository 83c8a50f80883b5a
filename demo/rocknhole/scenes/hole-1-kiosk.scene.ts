import { bulbs, facade, lamp, road, skyline, wires } from './city.ts'
import { acid, amber, cone, cream, frame, glow, halftone, ink, line, moon, pink, plum, poly, range, rect, rng, wet, wine } from './kit.ts'
import { ball, bounces, flight, splash, sticker } from './play.ts'

const [w, h, horizon] = [2000, 1250, 940]
const r = rng(5)
const awning = range(12).map((i) => poly([[730 + i * 72, 420], [802 + i * 72, 420], [786 + i * 80 - 24, 540], [682 + i * 80, 540]], i % 2 ? cream : pink)
  + `<path d="M${682 + i * 80} 540h80v16a40 34 0 0 1-80 0z" fill="${i % 2 ? '#e6dfd2' : '#d92b6b'}"/>`).join('')
const goods = range(3).map((row) => range(13).map((i) => {
  const [x, y] = [790 + i * 58, 690 + row * 78 - 60]
  const tone = [pink, acid, cream, amber, '#7a2a58', leafy()][Math.floor(r() * 6)]!
  return r() < 0.5 ? rect(x, y + 10, 38, 46, tone) + rect(x, y + 24, 38, 12, ink, 'opacity=".35"')
    : `<path d="M${x + 8} ${y + 56}v-34q0-8 6-12v-14h10v14q6 4 6 12v34z" fill="${tone}"/>${rect(x + 8, y + 30, 22, 12, cream, 'opacity=".7"')}`
}).join('') + rect(770, 690 + row * 78 - 4, 790, 8, '#3d2a20')).join('')
function leafy() { return '#5f8f24' }
const seller = `<path d="M1090 860c0-120 30-150 90-158c60 8 90 38 90 158z" fill="${ink}"/><path d="M1140 660c0-56 80-56 80 0c0 40-14 60-40 60s-40-20-40-60z" fill="#b8745a"/><path d="M1134 654c-4-66 96-66 92 0q-46-26-92 0z" fill="${acid}"/><path d="M1160 668q6-6 12 0M1188 668q6-6 12 0M1166 696q14 12 28 0" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><path d="M1120 860v-90q60 30 120 0v90z" fill="${pink}"/>`
const kiosk = rect(700, 410, 920, 530, '#1d1826') + rect(740, 540, 840, 320, amber) + rect(740, 540, 840, 320, 'url(#inside)') + goods + seller
  + rect(740, 840, 840, 28, cream) + rect(720, 866, 880, 74, '#2b1d38') + range(22).map((i) => rect(720 + i * 40, 868, 3, 72, '#000', 'opacity=".4"')).join('')
  + rect(1130, 540, 10, 300, '#1d1826') + rect(690, 380, 940, 44, '#100e15') + rect(690, 380, 940, 6, acid) + awning + rect(682, 556, 960, 40, '#000', 'opacity=".28"')
  + range(5).map((i) => rect(600 + (i % 2) * 4, 690 + i * 50, 90, 40, [cream, pink, acid, amber, cream][i]!) + rect(610, 700 + i * 50, 44, 20, ink, 'opacity=".6"')).join('') + rect(590, 670, 8, 270, '#0c0b10') + rect(694, 670, 8, 270, '#0c0b10')
  + `<circle cx="1160" cy="330" r="78" fill="#100e15"/><circle cx="1160" cy="330" r="66" fill="none" stroke="${acid}" stroke-width="10"/><path d="M1128 304h56l-8 60h-40zM1122 292h68v10h-68zM1160 292l10-26h16" fill="${acid}" stroke="${acid}" stroke-width="4"/>` + glow(1160, 330, 230, 'acid', 0.5)
const world = rect(0, 0, w, h, 'url(#sky)') + halftone(0, 380, w, 560, 26, (_, v) => (v - 0.2) * 0.75, wine, 'opacity=".7"') + moon(400, 330, 190, acid, leafy(), 20)
  + skyline(r, w, horizon, 120, 420, '#1c1526', amber) + facade(r, { x: 1690, y: 120, w: 340, h: 820, cols: 4, rows: 7, fill: '#33193b', lit: 0.5, shutters: '#1e1028' })
  + facade(r, { x: -30, y: 470, w: 330, h: 470, cols: 4, rows: 4, fill: '#2a1833', lit: 0.5 }) + glow(1160, 760, 900, 'amber', 0.45) + kiosk
const body = wet(w, h, horizon, world, 0.85) + rect(0, horizon - 4, w, 12, '#0c0b10') + road(r, w, horizon, h)
  + cone([450, 250], 30, 250, 660, 1130, 'cream', 0.55) + `<ellipse cx="455" cy="1128" rx="206" ry="38" fill="url(#glow-cream)"/>` + lamp(300, 1110, 880, 150)
  + wires(['M0 120Q900 330 2000 60', 'M0 190Q1000 350 2000 170']) + bulbs([300, 300], [700, 400], 60, 8, ['amber', 'pink', 'acid'])
  + `<ellipse cx="1750" cy="1090" rx="90" ry="18" fill="#000" opacity=".7"/><path d="M1676 900h148l-16 190h-116z" fill="#332a40"/>${range(6).map((i) => line(`M${1694 + i * 23} 908L${1702 + i * 19} 1082`, '#0f0d14', 5)).join('')}<ellipse cx="1750" cy="900" rx="76" ry="18" fill="#0b0a0e" stroke="${acid}" stroke-width="6"/>`
  + glow(1750, 900, 190, 'acid', 0.5)
  + flight(bounces([[450, 1120], [980, 424], [1560, 424], [1742, 880]], [330, 190, 120])) + splash(450, 1120, 30) + splash(980, 416, 30) + ball(1742, 850, 30) + sticker(1, 250, 1010, 128, -12)

export const scene = frame(w, h, body, `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#15131b"/><stop offset=".4" stop-color="${plum}"/><stop offset=".76" stop-color="#8a2257"/></linearGradient>
<linearGradient id="inside" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset=".5" stop-color="#f29a4a" stop-opacity=".45"/><stop offset="1" stop-color="#7a2a3c" stop-opacity=".75"/></linearGradient>`)
