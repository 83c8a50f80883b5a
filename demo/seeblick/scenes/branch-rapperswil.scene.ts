import { page } from './kit.ts'
import { bar, counter, H, mirror, opening, pendant, plant, room, shelf, stool, sunlight, W } from './interior.ts'
import { haze, lakeView } from './landscape.ts'
import { glasses, place } from './glasses.ts'
import { jetty, morning, rapperswil, sailboat } from './places.ts'

const view = lakeView({
  width: W,
  height: 900,
  horizon: 560,
  seed: 41,
  mirror: 0.7,
  glints: 130,
  sky: [
    [0, '#8FBFC9'],
    [0.6, '#D9E8E4'],
    [1, '#FBE6CC'],
  ],
  water: [
    [0, '#E5DAC6'],
    [0.16, '#8FBDC2'],
    [1, '#2A6C7C'],
  ],
  sun: { x: 760, y: 300, r: 34, colour: '#FFF8EA', glow: '#FFDDB4' },
  alps: { base: 562, height: 300, snow: '#FBFAF5', shadow: '#7FA5B4', haze: '#E8E5DC', seed: 44 },
  ridges: [
    { base: 562, height: 150, colour: '#7DA9B2', haze: '#D5DED7', seed: 101, scale: 520 },
    { base: 562, height: 70, colour: '#4A808A', haze: '#A9C4BF', seed: 104, scale: 420, trees: 8 },
  ],
  shore: haze(W, 545, 40, '#FFF3E4', 0.6) + `<g transform="translate(930 563) scale(1.28)">${rapperswil(morning)}</g>`,
  front:
    sailboat(850, 640, 0.9, '#FFFDF8', '#1B4A58') +
    jetty(
      [
        [1560, 572, 5],
        [1640, 600, 9],
        [1740, 660, 16],
        [1880, 770, 30],
      ],
      '#8C6F5C',
      '#F3D9BB',
      '#4E4541',
      18,
    ),
})
const arch = (x: number) => `M${x} 860V400C${x} 260 ${x + 70} 170 ${x + 200} 170C${x + 330} 170 ${x + 400} 260 ${x + 400} 400V860Z`
const frame = '#F2E8D8'
const bars = (x: number) => bar(x + 190, 160, 18, 720, frame) + bar(x, 400, 400, 14, frame) + bar(x, 636, 400, 12, frame)
const light = (x: number) => `M${x - 320} 1020L${x - 60} 1020L${x - 320} 1250L${x - 660} 1250Z`
const body =
  room('#DCE3DC', '#C39C72', 985) +
  opening(arch(620), view, frame, bars(620)) +
  opening(arch(1060), view, frame, bars(1060)) +
  opening(arch(1500), view, frame, bars(1500)) +
  sunlight([light(900), light(1340), light(1780), 'M330 240L520 300L520 900L330 860Z'], '#FFE9C4', 0.75) +
  shelf(
    90,
    400,
    430,
    [
      { shape: 'round', colour: '#C9A35B', metal: true },
      { shape: 'panto', colour: '#6B4326' },
    ],
    0.42,
  ) +
  shelf(
    90,
    570,
    430,
    [
      { shape: 'cat', colour: '#123C4B' },
      { shape: 'square', colour: '#E4572E' },
    ],
    0.42,
  ) +
  shelf(
    90,
    740,
    430,
    [
      { shape: 'hex', colour: '#9AA7AA', metal: true },
      { shape: 'round', colour: '#2E5E57' },
    ],
    0.42,
  ) +
  plant(1925, 1090, 210, 5, '#CDB79A') +
  counter(700, 905, 860, 260, '#0E3A4A') +
  stool(480, 1170, 190, '#E4572E') +
  mirror(850, 898, 76) +
  place(glasses({ shape: 'panto', colour: '#20272B' }), 1180, 856, 0.46, -2) +
  place(glasses({ shape: 'round', colour: '#B88A4A', metal: true }), 1410, 858, 0.42, 2) +
  pendant(960, 190, 74, '#0E3A4A') +
  pendant(1300, 130, 74, '#0E3A4A')

export const scene = { width: W, height: H, svg: page(W, H, body) }
