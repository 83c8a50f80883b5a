import { facade, skyline } from './city.ts'
import { acid, amber, cone, cream, fix, frame, glow, halftone, ink, leaf, line, moss, night, pink, plum, poly, range, rect, rng, wine } from './kit.ts'
import { ball, flag, flight, sticker } from './play.ts'

const [w, h, horizon] = [2000, 1250, 470]
const r = rng(55)
const ring = (t: number) => ({ cx: 1000 + t * 30, cy: 790 + t * 150, rx: 860 * (1 - t * 0.8), ry: 330 * (1 - t * 0.78) })
const tones = ['#33411f', '#3d5220', '#4a6a1f', '#5c861f', '#709f22', '#86bd28', '#9cdb30', '#a9ee36']
const bowl = tones.map((fill, i) => {
  const { cx, cy, rx, ry } = ring(i / tones.length)
  return `<ellipse cx="${cx}" cy="${fix(cy)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${fill}"/><ellipse cx="${cx}" cy="${fix(cy)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="url(#side)"/>`
}).join('')
const spiral = range(150).map((i) => {
  const t = i / 149
  const { cx, cy, rx, ry } = ring(0.06 + t * 0.86)
  const a = -2.7 + t * 11.2
  return `${i ? 'L' : 'M'}${fix(cx + Math.cos(a) * rx)} ${fix(cy + Math.sin(a) * ry)}`
}).join('')
const cracks = range(7).map((i) => { const a = 0.4 + i * 0.92; const [o, n] = [ring(0), ring(0.85)]; return line(`M${fix(o.cx + Math.cos(a) * o.rx)} ${fix(o.cy + Math.sin(a) * o.ry)}Q${fix(o.cx + Math.cos(a) * o.rx * 0.72)} ${fix(o.cy + 40 + Math.sin(a) * o.ry * 0.8)} ${fix(n.cx + Math.cos(a) * n.rx)} ${fix(n.cy + Math.sin(a) * n.ry)}`, ink, 3, 'opacity=".28"') }).join('')
const spray = `<g filter="url(#rough)" opacity=".9"><path d="M470 600L760 560L690 640L800 636L520 800L590 700L440 716Z" fill="${pink}"/><path d="M500 620L720 588L660 656L730 656L560 750L616 684L490 692Z" fill="none" stroke="${cream}" stroke-width="7"/></g>`
const ramp = `<path d="M0 620Q260 600 330 470H0Z" fill="#2b2336"/><path d="M0 470H330" stroke="${cream}" stroke-width="8"/><path d="M330 470Q260 600 0 620" fill="none" stroke="${pink}" stroke-width="5"/>`
const floods = ([[300, 120, 1], [1700, 120, -1]] as const).map(([x, y]) => rect(x - 7, y, 14, 400, '#0b0a0f') + range(4).map((i) => rect(x - 84 + i * 44, y - 20, 36, 34, '#15131b') + rect(x - 80 + i * 44, y - 14, 28, 22, cream)).join('') + glow(x, y, 330, 'cream', 0.9)).join('')
const board = `<g transform="translate(1740 1120) rotate(-8)" filter="url(#rim)"><path d="M-150 0q-24-6-34-34q16-8 40 18h288q24-26 40-18q-10 28-34 34z" fill="${pink}"/><path d="M-110 2h40v16h-40zM70 2h40v16h-40z" fill="#888"/><circle cx="-90" cy="26" r="18" fill="${cream}"/><circle cx="90" cy="26" r="18" fill="${cream}"/></g>`
const ground = rect(0, horizon, w, h - horizon, '#1d1a26') + range(14).map((i) => line(`M${1000 + (i - 7) * 130} ${horizon}L${1000 + (i - 7) * 420} ${h}`, '#000', 4, 'opacity=".35"')).join('') + range(5).map((i) => line(`M0 ${horizon + 20 + i * i * 44}H${w}`, '#000', 4, 'opacity=".35"')).join('')
const body = rect(0, 0, w, h, 'url(#sky)') + halftone(0, 0, w, horizon, 26, (_, v) => v * 0.65, wine, 'opacity=".9"') + skyline(r, w, horizon, 110, 330, '#1c1526', amber)
  + facade(r, { x: 640, y: 210, w: 320, h: 260, cols: 6, rows: 4, fill: '#3a1a3e', lit: 0.5 }) + facade(r, { x: 1090, y: 280, w: 420, h: 190, cols: 7, rows: 2, fill: '#511c40', lit: 0.4, tones: [amber, pink] }) + range(5).map((i) => poly([[1090 + i * 84, 280], [1174 + i * 84, 280], [1174 + i * 84, 226]], '#31142f') + poly([[1162 + i * 84, 280], [1174 + i * 84, 280], [1174 + i * 84, 226], [1166 + i * 84, 234]], amber, 'opacity=".8"')).join('')
  + ground + glow(1000, 780, 1200, 'acid', 0.3, 0.45) + ramp
  + `<ellipse cx="1000" cy="796" rx="904" ry="362" fill="#0b0a0f"/><ellipse cx="1000" cy="786" rx="900" ry="360" fill="#4a4456"/><ellipse cx="1000" cy="786" rx="900" ry="360" fill="url(#lip)"/><ellipse cx="1000" cy="788" rx="872" ry="340" fill="none" stroke="${cream}" stroke-width="16"/><ellipse cx="1000" cy="791" rx="866" ry="335" fill="none" stroke="${pink}" stroke-width="6"/>`
  + bowl + cracks + halftone(150, 470, 1700, 700, 30, (u, v) => { const d = Math.hypot(u - 0.5, (v - 0.46) * 1.06) * 2; return d > 0.95 ? 0 : Math.max(0, (d - 0.35) * 0.9 * (0.3 + u) * 0.9) }, moss, 'opacity=".7"') + spray
  + cone([300, 124], 80, 520, 1180, 1080, 'cream', 0.34) + cone([1700, 124], 80, 820, 1480, 1080, 'cream', 0.34) + floods + board
  + `<path d="${spiral}" fill="none" stroke="${ink}" stroke-width="17" opacity=".35" stroke-dasharray="26 25" transform="translate(4 8)"/>` + line(spiral, cream, 15, 'stroke-dasharray="26 25"') + line(spiral, acid, 9, 'stroke-dasharray="26 25"') + flight('M-10 150Q190 260 258 655') + flag(1030, 925, 330, pink) + ball(905, 958, 32) + sticker(5, 230, 1060, 128, -10, pink)

export const scene = frame(w, h, body, `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night}"/><stop offset=".2" stop-color="${plum}"/><stop offset=".38" stop-color="#8a2257"/></linearGradient><linearGradient id="lip"><stop offset="0" stop-color="${pink}" stop-opacity=".5"/><stop offset=".5" stop-color="${acid}" stop-opacity=".35"/><stop offset="1" stop-color="${ink}" stop-opacity=".6"/></linearGradient>
<linearGradient id="side" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="${ink}" stop-opacity=".5"/><stop offset=".5" stop-color="${leaf}" stop-opacity="0"/><stop offset="1" stop-color="${pink}" stop-opacity=".22"/></linearGradient>`)
