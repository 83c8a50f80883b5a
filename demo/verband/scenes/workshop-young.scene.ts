import { box, clip, disc, dots, draw, grey, ink, line, page, path, ring, sector, swell, yellow } from './kit.ts'
import { figure } from './figures.ts'

const [width, height, table] = [2000, 1250, 930]
const at = (content: string, x: number, y: number, scale: number) => `<g transform="translate(${x} ${y}) scale(${scale}) translate(-500 -560)">${content}</g>`
const left = figure({ hair: 'curls', hairTone: ink, skin: grey[2], coat: grey[4], mouth: 'smile' })
const middle = figure({ hair: 'bob', hairTone: ink, skin: '#FFFFFF', coat: ink, mouth: 'smile' })
const right = figure({ hair: 'parting', hairTone: grey[4], skin: '#FFFFFF', coat: grey[2], glasses: 'round', mouth: 'smile' })
const loupe =
  disc(1080, 472, 132, '#FFFFFF') +
  clip(
    '<circle cx="1080" cy="472" r="132"/>',
    swell(940, 330, 280, 280, 12, (x, y) => Math.max(0, (x - 1080) / 300 + (y - 520) / 500), ink) +
      box(968, 372, 200, 26, ink) +
      disc(1070, 476, 46, ink) +
      ring(1070, 476, 72, ink, 6) +
      disc(1090, 458, 14, '#FFFFFF') +
      path('M940 330H1040L960 620H930Z', '#FFFFFF', 'opacity=".35"'),
  ) +
  ring(1080, 472, 140, yellow, 26) +
  ring(1080, 472, 154, ink, 3) +
  line('M1172 572L1272 706', '#FFFFFF', 50, 'stroke-linecap="round"') +
  line('M1172 572L1272 706', ink, 36, 'stroke-linecap="round"') +
  line('M1168 566L1192 598', yellow, 36)
const frame = (x: number, y: number) =>
  path(`M${x - 190} ${y + 34}H${x + 210}L${x + 230} ${y + 50}H${x - 170}Z`, ink, 'opacity=".12"') +
  [-94, 94]
    .map(
      (d) =>
        disc(x + d, y - 46, 74, grey[4]) +
        clip(
          `<circle cx="${x + d}" cy="${y - 46}" r="74"/>`,
          dots(x + d - 80, y - 126, 160, 160, 14, (px, py) => 0.6 - (px - x - d + py - y + 126) / 240, '#FFFFFF'),
        ) +
        ring(x + d, y - 46, 74, '#FFFFFF', 17),
    )
    .join('') +
  line(`M${x - 24} ${y - 66}A26 26 0 0 1 ${x + 24} ${y - 66}`, '#FFFFFF', 16)
const mat =
  path('M640 990H1380L1480 1176H540Z', ink) +
  draw(9, (i) => line(`M${722 + i * 82} 990L${646 + i * 102} 1176`, '#FFFFFF', 1.6, 'opacity=".35"')) +
  draw(4, (i) => line(`M${618 - i * 22} ${1030 + i * 40}H${1402 + i * 22}`, '#FFFFFF', 1.6, 'opacity=".35"'))
const tools =
  line('M180 1090L420 1050', grey[3], 12) +
  line('M180 1090L290 1072', ink, 30, 'stroke-linecap="round"') +
  draw(
    5,
    (i) =>
      disc(1500 + i * 92, 1112 - (i % 2) * 26, 38, '#FFFFFF') +
      ring(1500 + i * 92, 1112 - (i % 2) * 26, 38, ink, 7) +
      path(sector(1500 + i * 92, 1112 - (i % 2) * 26, 22, 28, 190, 260), i === 2 ? yellow : grey[3]),
  ) +
  box(170, 1130, 300, 26, grey[3]) +
  draw(16, (i) => box(176 + i * 19, 1130, 2.5, i % 4 ? 9 : 16, ink))
const wall =
  dots(0, 0, width, table, 28, (x, y) => 0.3 - y / 4200 + Math.abs(x - 1000) / 5400, grey[2]) +
  draw(11, (i) => ring(1080, 472, 250 + i * 78, '#FFFFFF', 5 + i * 1.6)) +
  box(0, 150, 330, 10, grey[3]) +
  draw(6, (i) => box(36 + i * 48, 160, 5, 36, grey[3]) + box(30 + i * 48, 190, 17, 70 + (i % 3) * 26, i === 3 ? yellow : grey[4])) +
  draw(
    3,
    (i) =>
      box(1700, 130 + i * 92, 300, 8, grey[3]) +
      draw(6, (k) => box(1716 + k * 46, 130 + i * 92 - 40 - (k % 3) * 12, 34, 40 + (k % 3) * 12, [grey[3], grey[4], grey[2]][(k + i) % 3]!)),
  )
const body =
  box(0, 0, width, height, grey[0]) +
  wall +
  at(left, 470, 560, 0.8) +
  at(right, 1560, 560, 0.8) +
  at(middle, 1020, 540, 0.92) +
  box(0, table, width, height - table, '#FFFFFF') +
  box(0, table, width, 16, ink) +
  swell(0, table + 16, width, 120, 12, (_, y) => 0.5 - (y - table) / 260, grey[2]) +
  tools +
  mat +
  frame(1010, 1108) +
  loupe

export const scene = { width, height, svg: page(width, height, body) }
