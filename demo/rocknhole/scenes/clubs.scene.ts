import { acid, circle, cream, fix, frame, glow, halftone, ink, line, moon, pink, plum, range, rect, rim, rng, wine } from './kit.ts'
import { ball, flight } from './play.ts'

const [w, h] = [1200, 1200]
const r = rng(8)
const shaft = (grip: string, len: number) => rect(-13, -len, 26, len, 'url(#metal)') + rect(-20, -len - 300, 40, 320, grip) + range(14).map((i) => line(`M-20 ${-len - 280 + i * 22}l40 14`, ink, 5, 'opacity=".45"')).join('') + rect(-24, -len - 312, 48, 24, cream)
const tape = (y: number, tone: string) => rect(-16, y, 32, 46, tone) + rect(-16, y + 16, 32, 8, ink, 'opacity=".5"')
const iron = `<path d="M-24-60H24L30 20Q150 60 196 190Q214 262 150 276L-10 262Q-46 250-40 200Z" fill="#cfc8d6"/><path d="M30 20Q150 60 196 190Q214 262 150 276L60 268Q120 160 30 20Z" fill="#8a7f98"/>${range(6).map((i) => line(`M${0 + i * 6} ${120 + i * 24}L${80 + i * 16} ${100 + i * 27}`, '#4a4056', 6)).join('')}`
const driver = `<path d="M-22-60H22Q24 0 60 14Q250 40 262 170Q262 270 120 276Q-60 280-74 190Q-80 120-30 60Z" fill="#2a2434"/><path d="M60 14Q250 40 262 170Q200 60 10 70Z" fill="${pink}"/><path d="M-60 220Q60 250 256 196Q240 272 120 276Q-40 278-60 220Z" fill="${acid}"/><path d="M60 120l60 8l-24 26l40 4l-80 60l20-44l-40-4z" fill="${cream}"/>`
const putter = `<path d="M-22-60H22V60H230Q252 60 252 84V130Q252 154 228 154H-70Q-94 154-94 130V84Q-94 60-70 60H-22Z" fill="#e9e2d6"/><path d="M-94 112H252V130Q252 154 228 154H-70Q-94 154-94 130Z" fill="#8d8494"/>${rect(60, 62, 12, 50, pink)}${rect(20, 62, 5, 50, ink)}${rect(108, 62, 5, 50, ink)}`
const place = (x: number, y: number, turn: number, grip: string, head: string, stickers: string) => `<g transform="translate(${x} ${y}) rotate(${turn})"><g opacity=".55" transform="translate(26 30)" filter="url(#haze)"><rect x="-14" y="-1000" width="28" height="1000" fill="#000"/><ellipse cx="70" cy="150" rx="160" ry="120" fill="#000"/></g><g filter="url(#neon)">${shaft(grip, 690)}</g>${stickers}<g filter="url(#neon)">${head}</g></g>`
const grass = range(420).map(() => { const [x, y] = [r() * w, 1010 + r() * 200]; return line(`M${fix(x)} ${fix(y)}q${fix(r() * 10 - 5)} ${fix(-24)} ${fix(r() * 26 - 13)} ${fix(-34 - r() * 34)}`, [acid, '#6f9f26', '#3f5f18', '#2a4012'][Math.floor(r() * 4)]!, 5) }).join('')
const body = rect(0, 0, w, h, 'url(#bg)') + moon(600, 500, 400, pink, '#b51a59', 28) + halftone(0, 620, w, 420, 28, (_, v) => v * 0.9, plum, 'opacity=".85"') + flight('M40 940C60 300 420 60 700 130S1090 420 1130 700', 12)
  + rect(0, 1010, w, 200, '#2a4012') + glow(600, 1040, 700, 'acid', 0.5, 0.3)
  + place(860, 870, 24, cream, iron, tape(-480, pink) + tape(-420, acid)) + place(330, 880, -22, acid, `<g transform="scale(-1 1)">${putter}</g>`, tape(-520, cream)) + place(560, 800, 2, pink, driver, tape(-430, acid) + circle(0, -300, 34, cream) + circle(0, -300, 27, pink) + line('M-10-300l8 9l14-20', ink, 7))
  + grass + ball(980, 1064, 62) + ball(160, 1090, 50) + line('M980 1124v34', cream, 12)

export const scene = frame(w, h, body, `${rim('neon', acid, '#ff8ab4', 7)}<linearGradient id="bg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}"/><stop offset=".5" stop-color="${plum}"/><stop offset=".85" stop-color="${wine}"/></linearGradient><linearGradient id="metal"><stop offset="0" stop-color="#efeaf2"/><stop offset=".4" stop-color="#9b90a6"/><stop offset="1" stop-color="#453b52"/></linearGradient>`)
