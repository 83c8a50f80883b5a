import { box, draw, line, page, path, rect, shade } from './kit.ts'
import { bar, counter, H, mirror, opening, pendant, plant, room, shelf, stool, sunlight, W } from './interior.ts'
import { haze, lakeView } from './landscape.ts'
import { glasses, place } from './glasses.ts'
import { house, morning, sailboat, tower, trees } from './places.ts'

const gold = { ...morning, light: '#FBE0BE', dark: '#9C9AA0', roof: '#A0664F', roofDark: '#5E4A52', tree: '#6C8A6C', treeDark: '#2A4F52' }
const steamer =
  `<g transform="translate(1130 640) scale(1.25)">` +
  path('M-250 0L270 0C262 26 244 38 220 40L-214 40C-236 34 -246 18 -250 0Z', '#F7F3EA') +
  path('M-247 12L266 12L262 20L-243 20Z', '#E4572E') +
  box(-190, -34, 360, 34, '#FFFBF2') +
  draw(17, (i) => box(-180 + i * 21, -26, 13, 15, '#2F5563', 2)) +
  box(-210, -42, 400, 8, '#D9C4A2') +
  box(-120, -70, 210, 28, '#FFFBF2') +
  draw(10, (i) => box(-112 + i * 20, -64, 12, 13, '#2F5563', 2)) +
  box(-140, -78, 250, 8, '#D9C4A2') +
  shade(
    rect(-30, -170, 34, 92, 3),
    [
      [0, '#F7B08F'],
      [0.4, '#E4572E'],
      [1, '#8E2F18'],
    ],
    [0, 0, 1, 0],
  ) +
  box(-33, -172, 40, 14, '#20272B') +
  path('M-50 0A46 46 0 0 1 42 0Z', '#E9DFCF', 'stroke="#B88A4A" stroke-width="5"') +
  draw(6, (i) => line(`M-4 0L${-4 + Math.cos((i / 5) * Math.PI) * 40} ${-Math.sin((i / 5) * Math.PI) * 40}`, '#B88A4A', 3)) +
  line('M-230 0V-110M240 0V-90M-230 -110L-30 -160M240 -90L4 -160', '#5E4A42', 2.5) +
  path('M240 -90H276V-66H240Z', '#E4572E') +
  path('M-260 42H280L190 60H-170Z', '#0B3341', 'opacity=".35"') +
  line('M-280 44C-330 50 -380 52 -430 50M280 40C320 48 350 50 390 48', '#fff', 4, 'opacity=".7"') +
  '</g>'
const view = lakeView({
  width: W,
  height: 950,
  horizon: 540,
  seed: 63,
  mirror: 0.75,
  glints: 170,
  glint: '#FFE7C8',
  sky: [
    [0, '#6FA3B3'],
    [0.45, '#BFD3CF'],
    [0.8, '#F8D5AE'],
    [1, '#F7B98C'],
  ],
  water: [
    [0, '#F5C79C'],
    [0.18, '#9DB6B4'],
    [1, '#1D5B6C'],
  ],
  sun: { x: 820, y: 420, r: 46, colour: '#FFF3D9', glow: '#FFB27A' },
  ridges: [
    { base: 542, height: 230, colour: '#86A6AE', haze: '#EBD3BA', seed: 121, scale: 600 },
    { base: 542, height: 120, colour: '#4E7F88', haze: '#B9BFB4', seed: 124, scale: 460 },
    { base: 542, height: 50, colour: '#2C5F69', haze: '#7E9C9C', seed: 128, scale: 400, trees: 9 },
  ],
  shore:
    haze(W, 520, 40, '#FFE3C0', 0.5) +
    trees(1380, 2000, 543, 34, 22, gold, 8) +
    draw(8, (i) => house(1400 + i * 62, 540, 44 + (i % 3) * 9, 30 + (i % 2) * 12, 20, gold)) +
    `<g transform="translate(1580 500) scale(1.35)">${house(34, 20, 110, 56, 26, gold, 0.25)}${tower(0, 20, 36, 120, 60, { ...gold, roof: '#4F7774', roofDark: '#2F5559' }, 4)}</g>` +
    trees(1360, 2000, 543, 16, 24, gold, 11),
  front: steamer + sailboat(640, 600, 0.7, '#FFF8EA', '#1B4A58'),
})
const frame = '#B88A5A'
const window = 'M860 120H1580C1760 120 1880 250 1880 420V600C1880 770 1760 880 1580 880H860C680 880 560 770 560 600V420C560 250 680 120 860 120Z'
const body =
  room('#B9CCCA', '#8F7358', 1000, 14) +
  opening(window, view, frame, bar(1210, 110, 16, 790, frame)) +
  sunlight(
    ['M430 1030L860 1030L520 1250L-20 1250Z', 'M940 1030L1420 1030L1230 1250L660 1250Z', 'M120 260C240 250 360 300 380 420V760C340 860 200 840 120 820Z'],
    '#FFD9A8',
    0.85,
  ) +
  shelf(
    70,
    420,
    410,
    [
      { shape: 'aviator', colour: '#B88A4A', metal: true, glass: '#24505B', gradient: '#0E3A4A', glassOpacity: 0.75 },
      { shape: 'panto', colour: '#20272B' },
    ],
    0.42,
    '#8A6240',
  ) +
  shelf(
    70,
    590,
    410,
    [
      { shape: 'round', colour: '#E4572E' },
      { shape: 'slim', colour: '#4C6E78' },
    ],
    0.42,
    '#8A6240',
  ) +
  shelf(
    70,
    760,
    410,
    [
      { shape: 'oval', colour: '#6B4326' },
      { shape: 'hex', colour: '#DDE3E3', metal: true },
    ],
    0.42,
    '#8A6240',
  ) +
  plant(1900, 1130, 190, 31, '#0E3A4A', '#3F7560') +
  counter(760, 930, 900, 250, '#E9DFCF', '#FFFAF0') +
  mirror(1490, 922, 80) +
  place(glasses({ shape: 'cat', colour: '#8A5446' }), 940, 884, 0.46, -2) +
  place(glasses({ shape: 'round', colour: '#123C4B' }), 1200, 880, 0.44, 1) +
  stool(590, 1190, 190, '#0E3A4A') +
  pendant(900, 170, 78, '#E4572E') +
  pendant(1540, 120, 78, '#E4572E')

export const scene = { width: W, height: H, svg: page(W, H, body) }
