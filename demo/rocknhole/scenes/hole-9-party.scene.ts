import { bulbs } from './city.ts'
import { acid, amber, circle, cone, cream, fix, frame, glow, halftone, ink, line, night, pink, plum, poly, range, rect, rng, wine } from './kit.ts'
import { ball, flag, flight, splash, sticker } from './play.ts'
import { walker } from './people.ts'

const [w, h] = [2000, 1250]
const r = rng(99)
const rays = range(28).map((i) => { const a = (i / 28) * Math.PI * 2; const b = a + Math.PI / 28; const R = 1900; return poly([[1000, 330], [1000 + Math.cos(a) * R, 330 + Math.sin(a) * R], [1000 + Math.cos(b) * R, 330 + Math.sin(b) * R]], i % 2 ? pink : wine, 'opacity=".38"') }).join('')
const disco = () => {
  const R = 190
  const tiles = range(15).map((row) => {
    const lat = -Math.PI / 2 + ((row + 0.5) / 15) * Math.PI
    const count = Math.max(4, Math.round(Math.cos(lat) * 22))
    return range(count).map((i) => {
      const lon = -Math.PI / 2 + ((i + 0.5) / count) * Math.PI
      const [x, y] = [1000 + Math.sin(lon) * Math.cos(lat) * R, 330 + Math.sin(lat) * R]
      const tw = (Math.cos(lon) * Math.cos(lat) * R * Math.PI) / count
      const light = Math.max(0, -Math.sin(lon) * 0.5 - Math.sin(lat) * 0.6 + 0.3)
      const tone = r() < 0.14 ? cream : r() < 0.25 ? pink : r() < 0.3 ? acid : light > 0.5 ? '#f1dfe6' : light > 0.2 ? '#a8809c' : '#4a2c4c'
      return rect(x - tw * 0.45, y - 11, tw * 0.9, 22, tone)
    }).join('')
  }).join('')
  return line('M1000 0V150', '#0b0a0f', 8) + circle(1000, 330, R, '#1a0f1c') + tiles + `<circle cx="1000" cy="330" r="${R}" fill="url(#sphere)"/>` + glow(920, 250, 170, 'cream', 0.9) + ([[870, 220, 60], [1110, 300, 40], [1010, 460, 34]] as const).map(([x, y, s]) => `<path d="M${x} ${y - s}Q${x} ${y} ${x + s} ${y}Q${x} ${y} ${x} ${y + s}Q${x} ${y} ${x - s} ${y}Q${x} ${y} ${x} ${y - s}Z" fill="#fff"/>`).join('')
}
const truss = range(34).map((i) => line(`M${i * 60} 20l30 50l30-50`, '#0b0a0f', 6)).join('') + rect(0, 12, w, 12, '#0b0a0f') + rect(0, 66, w, 12, '#0b0a0f')
const spots = [[180, 'acid', 260], [480, 'pink', 900], [1520, 'acid', 1100], [1820, 'pink', 1740]] as const
const beams = spots.map(([x, tone, to]) => cone([x, 110], 26, to - 210, to + 210, 1150, tone, 0.8)).join('') + spots.map(([x, tone]) => `<path d="M${x - 34} 78h68l10 46h-88z" fill="#0b0a0f"/>` + rect(x - 36, 118, 72, 9, '#fff') + glow(x, 124, 150, tone, 1)).join('')
const bar = rect(0, 640, w, 260, '#1d1122') + range(44).map((i) => { const x = 30 + i * 46; const tone = [pink, acid, amber, cream, '#7a2a58'][Math.floor(r() * 5)]!; return `<path d="M${x} 760v-60q0-12 8-16v-30h12v30q8 4 8 16v60z" fill="${tone}" opacity=".75"/>` + rect(x, 716, 28, 20, ink, 'opacity=".4"') }).join('') + rect(0, 760, w, 10, amber, 'opacity=".8"') + rect(0, 770, w, 130, '#150d18') + glow(1000, 720, 1200, 'pink', 0.35, 0.25)
const looks = ['<path d="M-74 20C-84-90 84-90 74 20Q40-20 0-16T-74 20Z" />', '<path d="M-78 90C-110-110 110-110 78 90Q60 10 50-6Q0-30-50-6Q-60 10-78 90Z"/>', '<path d="M-66 0C-80-84 80-84 66 0Q0-30-66 0Z"/><circle cy="-78" r="34"/>', '<path d="M-70 4C-76-90 76-90 70 4L124 14Q126 26 70 22Q0-10-70 4Z"/>']
const head = (x: number, y: number, s: number, tone: string) => {
  const hair = [acid, '#241019', cream, '#8a1c4e', '#c78a3a', '#241019'][Math.floor(r() * 6)]!
  const [coat, skin] = [[tone, '#6d1f4d', '#33481a', '#3b2450'][Math.floor(r() * 4)]!, ['#7a3c48', '#4a2230', '#93505a'][Math.floor(r() * 3)]!]
  return `<g transform="translate(${fix(x)} ${fix(y)}) scale(${s})"><g filter="url(#rim)"><path d="M-130 400C-130 200-110 140-30 120H30C110 140 130 200 130 400Z" fill="${coat}"/></g><g filter="url(#rim)"><path d="M-30 130V80C-84 60-80-60 0-60S84 60 30 80V130Z" fill="${skin}"/></g><g filter="url(#rim)" fill="${hair}">${looks[Math.floor(r() * 4)]}</g></g>`
}
const arm = (x: number, y: number, s: number, lean: number, drink: boolean) => `<g transform="translate(${fix(x)} ${fix(y)}) scale(${s}) rotate(${lean})" filter="url(#rim)"><path d="M-30 300L-24 0q-10-60 0-70t20-2q30-10 30 40t-4 40L26 300Z" fill="#5c2440"/>${drink ? `<path d="M-46-150h92l-18 110h-56z" fill="${acid}"/><path d="M-46-150h92l-4 26h-84z" fill="${cream}"/>` : ''}</g>`
const crowd = (y: number, s: number, count: number, tone: string) => range(count).map((i) => { const x = (i + 0.5) * (w / count) + (r() - 0.5) * 70; const yy = y + r() * 46; return (r() < 0.55 ? arm(x + 80 * s, yy - 130 * s, s, -14 + r() * 30, r() < 0.4) : '') + head(x, yy, s, tone) }).join('')
const confetti = range(84).map(() => `<rect x="${fix(r() * w)}" y="${fix(r() * 980)}" width="${fix(9 + r() * 14)}" height="${fix(6 + r() * 8)}" fill="${[acid, pink, cream, acid][Math.floor(r() * 4)]!}" transform="rotate(${fix(r() * 60 - 30)} 1000 600)" opacity="${fix(0.55 + r() * 0.45)}"/>`).join('')
const champ = walker({ x: 1000, y: 1180, s: 0.56, coat: pink, pants: '#2b2436', skin: '#8a5238', hair: '#140c10', hat: 'beanie', carry: 'up', print: `<path d="M-50-700L50-700L20-640H60L-30-520L-6-610H-50Z" fill="${acid}"/>` })
const body = rect(0, 0, w, h, 'url(#sky)') + rays + halftone(0, 0, w, 520, 56, (u, v) => Math.max(0, Math.hypot(u - 0.5, (v - 0.36) * 0.6) * 1.5 - 0.25), ink, 'opacity=".6"') + glow(1000, 330, 620, 'pink', 0.7) + bar + beams + truss + disco()
  + bulbs([0, 520], [800, 470], 90, 12, ['amber', 'acid', 'pink']) + bulbs([1200, 470], [2000, 520], 90, 12, ['amber', 'pink', 'acid']) + crowd(850, 0.62, 13, '#2a1630') + champ + crowd(1000, 0.86, 10, '#1b1020')
  + `<path d="M0 1250V1180Q1000 1080 2000 1180V1250Z" fill="#0e0b12"/>` + confetti + flight('M120 980Q520 160 1000 520T1560 1130', 12) + splash(1000, 524, 36) + flag(1600, 1150, 380, acid) + ball(1545, 1098, 34) + sticker(9, 250, 1040, 140, -10, acid)

export const scene = frame(w, h, body, `<radialGradient id="sky" cx=".5" cy=".27" r=".8"><stop offset="0" stop-color="#d12a6c"/><stop offset=".4" stop-color="${wine}"/><stop offset=".8" stop-color="${plum}"/><stop offset="1" stop-color="${night}"/></radialGradient><radialGradient id="sphere" cx=".35" cy=".3" r=".8"><stop offset=".3" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#0b0510" stop-opacity=".8"/></radialGradient>`)
