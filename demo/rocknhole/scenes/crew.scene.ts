import { facade, lamp, road, skyline, wires } from './city.ts'
import { acid, amber, cream, frame, glow, ink, line, moon, night, pink, plum, range, rect, rng, wet, wine } from './kit.ts'
import { ball, flight } from './play.ts'
import { walker } from './people.ts'

const [w, h, horizon] = [2000, 1250, 800]
const r = rng(14)
const world = rect(0, 0, w, h, 'url(#sky)') + moon(1000, 520, 400, acid, '#73aa22', 28) + skyline(r, w, horizon, 60, 260, '#2a1733', amber)
  + facade(r, { x: -40, y: 60, w: 420, h: 740, cols: 5, rows: 6, fill: '#3a1a40', lit: 0.5, shutters: '#231030', base: 0.18 }) + facade(r, { x: 380, y: 330, w: 230, h: 470, cols: 4, rows: 5, fill: '#511c40', lit: 0.5 })
  + facade(r, { x: 1400, y: 290, w: 250, h: 510, cols: 4, rows: 5, fill: '#2d1836', lit: 0.55 }) + facade(r, { x: 1650, y: 20, w: 400, h: 780, cols: 5, rows: 7, fill: '#471a3e', lit: 0.5, shutters: '#26122c' }) + glow(1000, 800, 900, 'acid', 0.4, 0.3)
const people = [
  walker({ x: 440, y: 1150, s: 0.78, coat: '#efe9dc', pants: '#2b2838', skin: '#e8b08c', hair: '#c98f3c', hat: 'long', carry: 'shoulder', print: `<circle cx="0" cy="-610" r="40" fill="${pink}"/>` }),
  walker({ x: 830, y: 1180, s: 0.86, coat: '#24222e', pants: '#4a3a5c', skin: '#7a4a34', hair: '#140c10', hat: 'beanie', hatTone: cream, carry: 'low', step: -1, shoe: acid, print: `<path d="M-50-700L50-700L20-640H60L-30-520L-6-610H-50Z" fill="${acid}"/>` }),
  walker({ x: 1210, y: 1150, s: 0.76, coat: '#d5306f', pants: '#1f1d28', skin: '#eab491', hair: '#8f8c96', hat: 'bun', carry: 'shoulder', flip: true, coatLength: 70 }),
  walker({ x: 1570, y: 1180, s: 0.9, coat: '#5c8420', pants: '#26242f', skin: '#c58a64', hair: '#2a1714', hat: 'cap', carry: 'low', step: -1, print: `<path d="M-70-690H70M-70-650H70" stroke="${cream}" stroke-width="18"/>` }),
]
const shadows = ([[440, 150], [830, 170], [1210, 150], [1570, 176]] as const).map(([x, s], i) => `<path d="M${x - s * 0.5} ${i % 2 ? 1182 : 1152}L${x + (x - 1000) * 0.35 - s * 0.8} ${h}h${s * 1.6}L${x + s * 0.5} ${i % 2 ? 1182 : 1152}Z" fill="#050507" opacity=".7"/>`).join('')
const marks = range(5).map((i) => `<path d="M${1000 - 14 - i * 9} ${830 + i * i * 26}h${28 + i * 18}l${6 + i * 3} ${24 + i * 12}h${-40 - i * 24}z" fill="${cream}" opacity=".5"/>`).join('')
const body = wet(w, h, horizon, world, 0.9) + rect(0, horizon - 4, w, 10, '#0f0c13') + road(r, w, horizon, h, 160) + marks + line(`M640 ${horizon}L60 ${h}M1360 ${horizon}L1940 ${h}`, '#08080b', 16) + line(`M637 ${horizon}L52 ${h}M1357 ${horizon}L1932 ${h}`, cream, 4, 'opacity=".6"')
  + wires(['M0 90Q900 330 2000 40', 'M0 160Q1000 360 2000 130', 'M700 0Q1010 420 1330 0']) + lamp(300, 1000, 780, 170) + lamp(1760, 1000, 760, -170, 'pink')
  + flight('M-20 560C300 60 760 20 1010 240S1500 560 1800 120', 11) + ball(1800, 122, 30) + shadows + people.join('')

export const scene = frame(w, h, body, `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}"/><stop offset=".2" stop-color="${night}"/><stop offset=".45" stop-color="${plum}"/><stop offset=".64" stop-color="${wine}"/></linearGradient>`)
