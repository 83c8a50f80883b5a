import { area, box, draw, line, mix, page, path, random, round, type Point } from './kit.ts'
import { bar, counter, H, mirror, opening, pendant, plant, room, shelf, stool, sunlight, W } from './interior.ts'
import { haze, lakeView } from './landscape.ts'
import { glasses, place } from './glasses.ts'
import { house, morning, poplar, sailboat, tower, trees } from './places.ts'

const next = random(23)
const green = { ...morning, tree: '#7FA372', treeDark: '#3E6E57' }
const slope = (y0: number, y1: number, colour: string) => {
  const top: Point[] = [
    [-40, y0],
    [300, y0 + 26],
    [760, (y0 + y1) / 2 - 10],
    [1060, y1 - 34],
    [1190, y1 + 10],
    [1290, y1 + 90],
    [1360, y1 + 190],
    [1420, 900],
  ]
  return path(area([...top, [-40, 900]]), colour)
}
const vines = draw(
  17,
  (row) =>
    draw(46, (i) => {
      const t = row / 17
      const x = -30 + i * (24 + t * 10) + row * 7
      const y = 470 + t * 390 + (x / 1260) * (150 - t * 60)
      return x > 1150 + t * 190
        ? ''
        : `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(10 + t * 9)}" ry="${round(6 + t * 9)}" fill="${mix('#4E7F52', next() > 0.5 ? '#B5C66B' : '#2B5B4A', 0.15 + next() * 0.4)}"/>`
    }) + line(`M-40 ${478 + row * 23}L1150 ${614 + row * 16}`, '#D8C79B', 3, 'opacity=".35"'),
)
const church = `<g transform="translate(600 512) scale(1.7)">${house(34, 0, 96, 44, 34, morning, 0.3)}${tower(4, 0, 34, 96, 86, { ...morning, roof: '#5E7C7A', roofDark: '#35575B' }, 3)}</g>`
const view = lakeView({
  width: W,
  height: 900,
  horizon: 560,
  seed: 52,
  mirror: 0.65,
  glints: 170,
  sky: [
    [0, '#7FB6C6'],
    [0.6, '#CFE5E4'],
    [1, '#F5F0E0'],
  ],
  water: [
    [0, '#CFE2DE'],
    [0.16, '#7FB8C0'],
    [1, '#20687B'],
  ],
  alps: { base: 562, height: 280, snow: '#FDFCF8', shadow: '#7FA5B4', haze: '#DDE8E6', seed: 61 },
  ridges: [
    { base: 562, height: 190, colour: '#7FAAB4', haze: '#D3E0DB', seed: 111, scale: 560 },
    { base: 562, height: 90, colour: '#4F8A8F', haze: '#A6C8C0', seed: 116, scale: 420, trees: 8 },
  ],
  shore:
    haze(W, 540, 50, '#FFFDF4', 0.6) +
    trees(1150, 2000, 563, 20, 34, green, 8) +
    draw(15, () => house(round(1180 + next() * 800), 563, 26 + next() * 20, 14 + next() * 14, 9 + next() * 7, morning)) +
    trees(1160, 2000, 564, 13, 30, green, 15),
  front:
    slope(430, 600, '#5E8A5C') +
    trees(430, 900, 520, 44, 14, green, 4) +
    church +
    trees(800, 1000, 560, 36, 7, green, 6) +
    slope(480, 640, '#8FA866') +
    vines +
    poplar(1090, 650, 120, green) +
    sailboat(1480, 680, 1.3, '#FFFDF8', '#1B4A58') +
    sailboat(1700, 620, 0.6, '#FFFDF8', '#1B4A58'),
})
const frame = '#24464F'
const window = 'M470 130H1930V850H470Z'
const bars = bar(950, 120, 18, 740, frame) + bar(1440, 120, 18, 740, frame) + bar(460, 300, 1480, 14, frame)
const body =
  room('#E9DFCF', '#B98F66', 985, 9) +
  opening(window, view, frame, bars) +
  sunlight(
    [
      'M260 1010L620 1010L330 1250L-120 1250Z',
      'M700 1010L1060 1010L840 1250L400 1250Z',
      'M1140 1010L1500 1010L1360 1250L920 1250Z',
      'M130 180L330 250L330 900L130 850Z',
    ],
    '#FFF0CF',
    0.8,
  ) +
  shelf(50, 330, 350, [{ shape: 'panto', colour: '#DCC7A4' }], 0.6) +
  shelf(50, 540, 350, [{ shape: 'square', colour: '#16455A' }], 0.6) +
  shelf(50, 750, 350, [{ shape: 'oval', colour: '#7C6A62' }], 0.6) +
  box(470, 866, 1500, 26, '#F7F0E4') +
  box(470, 888, 1500, 8, '#A88E6C') +
  plant(1800, 868, 120, 12, '#E4572E', '#4A7A55') +
  mirror(1240, 866, 66) +
  place(glasses({ shape: 'round', colour: '#E4572E', glass: '#F7D9CB' }), 1500, 830, 0.44, 1) +
  place(glasses({ shape: 'cat', colour: '#0E3A4A' }), 760, 832, 0.46, -1) +
  counter(880, 985, 620, 230, '#D9C4A2') +
  stool(700, 1200, 180, '#0E3A4A') +
  stool(1640, 1200, 180, '#0E3A4A') +
  pendant(1090, 210, 66, '#F2E8D8') +
  pendant(1300, 150, 66, '#F2E8D8') +
  pendant(1700, 190, 66, '#F2E8D8')

export const scene = { width: W, height: H, svg: page(W, H, body) }
