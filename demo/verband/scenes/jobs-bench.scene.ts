import { box, clip, disc, dots, draw, grey, ink, line, page, path, ring, sector, swell, yellow } from './kit.ts'

const [width, height, top] = [2000, 1250, 770]
const xs = [240, 620, 1000, 1380, 1760]
const vacant = 3
const stool = (x: number, tone: string) =>
  `<g transform="translate(${x} 0)">` +
  path('M-70 1186H190L150 1206H-60Z', ink, 'opacity=".1"') +
  box(-9, 980, 18, 130, tone) +
  line('M-74 1180L0 1096L74 1180', tone, 14, 'stroke-linejoin="round"') +
  disc(-74, 1184, 12, tone) +
  disc(74, 1184, 12, tone) +
  disc(0, 1186, 10, tone) +
  `<rect x="-92" y="944" width="184" height="40" rx="20" fill="${tone}"/>` +
  '</g>'
const lamp = (x: number, on: boolean) =>
  line(`M${x} 0V214`, ink, 5) +
  (on
    ? path(`M${x - 92} 286L${x - 178} ${top}H${x + 178}L${x + 92} 286Z`, yellow, 'opacity=".9"')
    : clip(
        `<path d="M${x - 92} 286L${x - 178} ${top}H${x + 178}L${x + 92} 286Z"/>`,
        swell(x - 190, 286, 380, top - 286, 14, (_, y) => 0.42 - (y - 286) / 1300, grey[2]),
      )) +
  path(sector(x, 290, 0, 96, 180, 360), on ? ink : grey[5]) +
  box(x - 22, 176, 44, 30, ink) +
  path(sector(x, 290, 78, 84, 195, 250), '#FFFFFF', 'opacity=".7"')
const people = [
  { hair: ink, coat: grey[4], style: 0 },
  { hair: grey[3], coat: ink, style: 1 },
  { hair: grey[5], coat: grey[2], style: 2 },
  undefined,
  { hair: ink, coat: grey[5], style: 3 },
] as const
const person = (x: number, i: number) => {
  const who = people[i]
  if (!who) return ''
  const back = `M${x - 128} 960V700A128 116 0 0 1 ${x} 596A128 116 0 0 1 ${x + 128} 700V960A60 26 0 0 1 ${x + 70} 976H${x - 70}A60 26 0 0 1 ${x - 128} 960Z`
  const hair = [
    disc(x, 482, 84, who.hair) + draw(5, (k) => ring(x, 482, 70 - k * 14, '#FFFFFF', 2, 'opacity=".4"')),
    disc(x, 482, 84, who.hair) + disc(x, 396, 38, who.hair) + draw(3, (k) => ring(x, 396, 28 - k * 9, '#FFFFFF', 2, 'opacity=".6"')),
    path(`M${x - 92} 480A92 92 0 0 1 ${x + 92} 480V600H${x - 92}Z`, who.hair) + draw(8, (k) => box(x - 78 + k * 21, 470, 2, 130, '#FFFFFF', 'opacity=".35"')),
    disc(x, 482, 84, grey[1]) + path(sector(x, 482, 0, 84, 180, 360), who.hair) + box(x - 84, 480, 168, 20, who.hair),
  ][who.style]!
  return (
    path(`M${x - 128} 950L${x - 176} 806L${x - 120} 720ZM${x + 128} 950L${x + 176} 806L${x + 120} 720Z`, who.coat) +
    box(x - 34, 550, 68, 70, grey[1]) +
    path(back, who.coat) +
    clip(
      `<path d="${back}"/>`,
      swell(
        x - 130,
        590,
        260,
        400,
        11,
        (px, py) => Math.max(0, (px - x + 10) / 200) * 0.8 + Math.max(0, (py - 900) / 220),
        who.coat === ink ? grey[3] : ink,
        '',
        12,
      ),
    ) +
    line(`M${x} 640V960`, who.coat === ink ? grey[4] : ink, 2.5, 'opacity=".5"') +
    disc(x - 84, 492, 18, grey[1]) +
    disc(x + 84, 492, 18, grey[1]) +
    hair +
    line(`M${x - 100} 486H${x - 84}M${x + 84} 486H${x + 100}`, ink, 8)
  )
}
const tools = (x: number, i: number) =>
  [
    ring(x + 130, top - 44, 34, ink, 9) + box(x + 126, top - 12, 8, 14, ink),
    box(x + 110, top - 92, 12, 92, ink) + box(x + 106, top - 44, 20, 44, grey[4]) + box(x + 140, top - 74, 12, 74, grey[4]),
    draw(3, (k) => disc(x + 120 + k * 26, top - 16, 16, k === 1 ? ink : grey[3])),
    ring(x - 42, top - 48, 40, ink, 11) + ring(x + 54, top - 48, 40, ink, 11) + line(`M${x - 4} ${top - 56}A12 12 0 0 1 ${x + 16} ${top - 56}`, ink, 10),
    box(x - 190, top - 60, 66, 60, grey[4]) + disc(x - 157, top - 30, 18, '#FFFFFF'),
  ][i]!
const body =
  box(0, 0, width, 1090, grey[0]) +
  dots(0, 0, width, 620, 26, (x, y) => 0.34 - y / 1700 - Math.abs(x - 1380) / 5200, grey[2]) +
  draw(11, (i) => box(i * 200 - 1, 0, 2, top, '#FFFFFF')) +
  box(0, 1090, width, 160, '#FFFFFF') +
  box(0, 1088, width, 3, grey[3]) +
  xs.map((x, i) => lamp(x, i === vacant)).join('') +
  xs.map(tools).join('') +
  box(0, top, width, 30, ink) +
  box(0, top + 30, width, 10, grey[3]) +
  draw(
    6,
    (i) =>
      box(40 + i * 380, top + 40, 26, 320, grey[3]) +
      clip(
        `<rect x="${40 + i * 380}" y="${top + 40}" width="26" height="320"/>`,
        swell(40 + i * 380, top + 40, 26, 320, 9, (x) => (x - 40 - i * 380) / 40, ink, '', 6),
      ),
  ) +
  xs.map((x, i) => stool(x, i === vacant ? yellow : ink)).join('') +
  xs.map(person).join('')

export const scene = { width, height, svg: page(width, height, body) }
