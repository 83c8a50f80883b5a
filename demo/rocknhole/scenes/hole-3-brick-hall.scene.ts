import { lamp, road, skyline, wires } from './city.ts'
import { acid, amber, cone, cream, fix, frame, glow, halftone, ink, line, moon, pink, plum, poly, range, rect, rng, wet, wine } from './kit.ts'
import { ball, bounces, flag, flight, splash, sticker } from './play.ts'

const [w, h, horizon] = [2000, 1250, 960]
const r = rng(31)
const bricks = range(46).map((row) => range(62).map((col) => {
  const roll = r()
  const tone = roll < 0.09 ? '#b23456' : roll < 0.2 ? '#8e2746' : roll < 0.33 ? '#5b1832' : ''
  return tone ? rect(120 + col * 30 + (row % 2 ? 15 : 0), 270 + row * 15, 27, 12.5, tone, `opacity="${fix(0.25 + r() * 0.4)}"`) : ''
}).join('')).join('') + range(46).map((row) => rect(110, 268 + row * 15, 1800, 2, '#2a0d1c', 'opacity=".45"')).join('')
const arch = (x: number, y: number, aw: number, ah: number, tone: string, cols: number) => {
  const d = `M${x} ${y + ah}V${y + aw / 2}A${aw / 2} ${aw / 2} 0 0 1 ${x + aw} ${y + aw / 2}V${y + ah}Z`
  const id = `a${x}`
  return `<path d="${d}" fill="none" stroke="#d9567a" stroke-width="26" opacity=".55"/><path d="${d}" fill="none" stroke="#2a0d1c" stroke-width="12"/><clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${rect(x, y, aw, ah, tone)}${rect(x, y, aw, ah, 'url(#pane)')}
  ${halftone(x, y + ah * 0.35, aw, ah * 0.65, 18, (_, v) => v * 0.8, '#4a1030', 'opacity=".55"')}${range(5).map(() => rect(x + r() * aw, y + ah * (0.55 + r() * 0.2), 20 + r() * 50, ah, ink, 'opacity=".55"')).join('')}
  ${range(cols - 1).map((i) => rect(x + (aw * (i + 1)) / cols - 3, y, 6, ah, '#1a0c16')).join('')}${range(Math.round(ah / 62)).map((i) => rect(x, y + i * 62 + 50, aw, 6, '#1a0c16')).join('')}</g>${rect(x - 18, y + ah, aw + 36, 14, '#e58aa0', 'opacity=".6"')}`
}
const gable = poly([[110, 420], [1010, 120], [1910, 420], [1910, 960], [110, 960]], '#73203f')
const mask = `<clipPath id="hall"><polygon points="110,420 1010,120 1910,420 1910,960 110,960"/></clipPath>`
const hole = `<path d="M1196 470l34-20l30 26l26-16l-4 42l20 26l-38 8l-24 28l-22-30l-36 0l18-28z" fill="#120a10"/><path d="M1196 470l34-20l30 26l26-16l-4 42l20 26l-38 8l-24 28l-22-30l-36 0l18-28z" fill="none" stroke="${cream}" stroke-width="4"/>${([[1170, 430], [1320, 440], [1330, 580], [1160, 590]] as const).map(([x, y]) => line(`M1236 508L${x} ${y}`, cream, 2, 'opacity=".7"')).join('')}`
const wall = `${mask}<g clip-path="url(#hall)">${gable}${bricks}${rect(110, 120, 1800, 840, 'url(#wash)')}${[310, 665, 1355, 1710].map((x) => rect(x - 26, 120, 52, 840, '#561530') + rect(x - 26, 120, 8, 840, '#e0718f', 'opacity=".5"')).join('')}</g>`
  + poly([[80, 430], [1010, 108], [1940, 430], [1940, 400], [1010, 70], [80, 400]], '#1a0f18') + line('M80 400L1010 70L1940 400', acid, 5)
  + arch(750, 300, 180, 600, amber, 3) + arch(1100, 300, 180, 600, amber, 4) + arch(400, 500, 190, 370, '#ffb26b', 3) + arch(1440, 500, 190, 370, '#ffb26b', 3) + arch(150, 560, 120, 310, acid, 2) + arch(1760, 560, 120, 310, acid, 2)
  + `<circle cx="1010" cy="222" r="54" fill="${cream}"/><circle cx="1010" cy="222" r="54" fill="none" stroke="#1a0f18" stroke-width="10"/>${line('M1010 222V184M1010 222L1034 236', ink, 7)}` + hole
const rails = [0, 1].map((i) => line(`M${820 + i * 330} 960L${380 + i * 1180} 1250`, '#08080b', 16) + line(`M${818 + i * 330} 960L${376 + i * 1180} 1250`, cream, 5, 'opacity=".8"')).join('')
const crane = `${rect(1560, 90, 14, 400, '#0f0c13')}${rect(1200, 96, 780, 26, '#0f0c13')}${range(19).map((i) => line(`M${1200 + i * 40} 122l20-50l20 50`, '#0f0c13', 5)).join('')}${line('M1200 72H1980', '#0f0c13', 7)}`
const world = rect(0, 0, w, h, 'url(#sky)') + moon(1500, 210, 210, cream, '#d8c9c4', 20) + skyline(r, w, horizon, 160, 480, '#23152b', amber)
  + rect(120, 10, 90, 700, '#1a0f1a') + rect(112, 10, 106, 24, '#2f1426') + rect(120, 90, 90, 20, pink) + glow(165, 6, 120, 'pink', 0.8) + `<g transform="translate(120 -30)">${crane}</g>` + wall + glow(840, 600, 460, 'amber', 0.35) + glow(1190, 600, 460, 'amber', 0.35)
const body = wet(w, h, horizon, world, 0.85) + rect(0, horizon - 5, w, 12, '#0c0b10') + rails + road(r, w, horizon, h)
  + cone([560, 560], 26, 380, 740, 1150, 'acid', 0.5) + lamp(690, 1120, 580, -130, 'acid') + wires(['M0 300Q1000 480 2000 250'])
  + flight(`M300 1160Q760 330 1236 508`, 11) + flight(bounces([[1250, 540], [1440, 1080], [1640, 1110]], [-160, 150])) + splash(1440, 1084, 28) + splash(300, 1165, 30) + flag(1690, 1120, 240, acid) + ball(1622, 1090, 30) + sticker(3, 1010, 1060, 118, -8, acid)

export const scene = frame(w, h, body, `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#120f18"/><stop offset=".5" stop-color="${plum}"/><stop offset=".8" stop-color="${wine}"/></linearGradient>
<linearGradient id="pane" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${pink}" stop-opacity=".5"/></linearGradient>
<linearGradient id="wash" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#12090f" stop-opacity=".8"/><stop offset=".6" stop-color="#12090f" stop-opacity=".1"/><stop offset="1" stop-color="#12090f" stop-opacity=".45"/></linearGradient>`)
