import { box, draw, glow, line, mix, page, path, random, rect, round, shade, soft, times } from './kit.ts'
import { glints, haze, lakeView } from './landscape.ts'
import { dusk, poplar, rapperswil, trees } from './places.ts'

const [width, height, horizon] = [2000, 1250, 640]
const next = random(77)
const lamps = times(64, () => [round(next() * width), round(next() ** 2 * 44), round(1.2 + next() * 1.6)] as const)
const lights = lamps.map(([x, up, r]) => `<circle cx="${x}" cy="${horizon - 4 - up}" r="${r}" fill="#FFD9A0"/>`).join('')
const streaks = soft(
  lamps
    .map(([x, up, r]) =>
      draw(7, (k) =>
        box(
          x - r * 2 - next() * 5,
          horizon + 4 + up * 0.4 + k * (7 + k * 2.4),
          r * 4 + next() * 12,
          2.2,
          '#FFD9A0',
          1,
          `opacity="${round((0.75 - k * 0.1) * 10) / 10}"`,
        ),
      ),
    )
    .join(''),
  1.2,
)
const stars = draw(
  80,
  () =>
    `<circle cx="${round(next() * width)}" cy="${round(next() ** 1.6 * 380)}" r="${round(0.7 + next() * 1.3)}" fill="#EAF6F5" opacity="${round((0.2 + next() * 0.6) * 10) / 10}"/>`,
)
const deck = (t: number) => ({ y: 800 + t * 480, left: 1296 - t * 620, right: 1364 + t * 90 })
const planks =
  draw(26, (i) => {
    const [a, b] = [deck((i / 26) ** 1.9), deck(((i + 0.93) / 26) ** 1.9)]
    return (
      path(`M${a.left} ${a.y}L${a.right} ${a.y}L${b.right} ${b.y}L${b.left} ${b.y}Z`, mix('#77706F', '#263A45', 0.2 + next() * 0.4)) +
      line(`M${a.left} ${a.y}L${a.right} ${a.y}`, '#F4B08A', 1 + (i / 26) * 3, 'opacity=".5"')
    )
  }) + path(`M${deck(0).right} 800L${deck(1).right} 1280L${deck(1).right + 46} 1290L${deck(0).right + 4} 803Z`, '#0B202A')
const post = (x: number, y: number, w: number, h: number) =>
  shade(
    rect(x, y, w, h, w * 0.2),
    [
      [0, '#F0A681'],
      [0.25, '#5A5A62'],
      [1, '#13242E'],
    ],
    [0, 0, 1, 0],
  ) +
  `<ellipse cx="${x + w / 2}" cy="${y + 2}" rx="${w / 2}" ry="${w * 0.18}" fill="#C98F77"/>` +
  glow(x + w * 0.7, y + h + 6, w * 1.8, w * 0.4, '#04161E', 0.6)
const lamp = (x: number, y: number, s: number) =>
  line(`M${x} ${y}V${y - 190 * s}`, '#10232D', 7 * s) +
  path(`M${x - 18 * s} ${y - 214 * s}L${x + 18 * s} ${y - 214 * s}L${x + 13 * s} ${y - 186 * s}L${x - 13 * s} ${y - 186 * s}Z`, '#FFE6B8') +
  path(`M${x - 24 * s} ${y - 214 * s}L${x} ${y - 234 * s}L${x + 24 * s} ${y - 214 * s}Z`, '#10232D') +
  glow(x, y - 198 * s, 170 * s, 170 * s, '#FFC98A', 0.75) +
  glow(x, y + 6, 150 * s, 26 * s, '#FFC98A', 0.6)
const view = lakeView({
  width,
  height,
  horizon,
  seed: 17,
  cloud: '#D98F7E',
  mirror: 0.85,
  glint: '#F7B492',
  glints: 150,
  sky: [
    [0, '#0B2E3E'],
    [0.35, '#235566'],
    [0.62, '#6E8890'],
    [0.82, '#E79C7C'],
    [0.94, '#F6B98C'],
    [1, '#FBD3A2'],
  ],
  water: [
    [0, '#F0AD86'],
    [0.1, '#8E8C90'],
    [0.35, '#2C5C6C'],
    [1, '#08242F'],
  ],
  sun: { x: 620, y: 560, r: 42, colour: '#FFE7C2', glow: '#F0754A' },
  alps: { base: 642, height: 230, snow: '#D9A99B', shadow: '#4A6272', haze: '#C7948A', seed: 38 },
  ridges: [
    { base: 642, height: 170, colour: '#3F6474', haze: '#B98B80', seed: 71, scale: 560, slope: -60 },
    { base: 642, height: 96, colour: '#234C5C', haze: '#6F6F77', seed: 75, scale: 430, slope: 50 },
    { base: 642, height: 44, colour: '#123442', haze: '#2E4F5B', seed: 78, scale: 380, trees: 10 },
  ],
  shore:
    haze(width, 620, 50, '#F6A67E', 0.35) +
    lights +
    `<g transform="translate(1290 642) scale(.92)">${rapperswil(dusk)}</g>` +
    poplar(1240, 642, 66, dusk) +
    trees(1880, 2000, 642, 34, 6, dusk, 3),
})
const body =
  view +
  stars +
  streaks +
  glints(380, 860, horizon + 4, height, 150, '#FFD2A8', 5, 0.8, 0.8) +
  glow(1200, 1240, 620, 120, '#04161E', 0.6) +
  post(1284, 772, 11, 40) +
  post(1366, 772, 11, 46) +
  lamp(1372, 774, 0.55) +
  planks +
  post(1176, 800, 20, 96) +
  post(1384, 806, 20, 110) +
  lamp(1394, 808, 1.15) +
  post(1000, 880, 38, 170) +
  post(1426, 900, 40, 240)

export const scene = { width, height, svg: page(width, height, body, { vignette: 0.35 }) }
