import { box, clip, draw, glow, lake, linear, linearAt, page, path, random, rect, shade, soft } from './kit.ts'
import { cast, glasses, place, type Frame } from './glasses.ts'

const [width, height] = [2000, 1250]
const next = random(5)
const frames: Frame[] = [
  { shape: 'panto', colour: '#6B4326' },
  { shape: 'round', colour: '#C9A35B', metal: true },
  { shape: 'cat', colour: '#123C4B' },
  { shape: 'square', colour: '#20272B' },
  { shape: 'hex', colour: '#A9B5B8', metal: true },
  { shape: 'round', colour: '#E4572E', glass: '#F7D9CB' },
  { shape: 'slim', colour: '#2E5E57' },
  { shape: 'aviator', colour: '#B88A4A', metal: true, glass: '#24505B', gradient: '#0E3A4A', glassOpacity: 0.75 },
  { shape: 'oval', colour: '#7C6A62' },
  { shape: 'panto', colour: '#DCC7A4', weight: 17 },
  { shape: 'square', colour: '#16455A', weight: 18 },
  { shape: 'cat', colour: '#8A5446' },
  { shape: 'round', colour: '#1B2B31', weight: 18 },
  { shape: 'slim', colour: '#B5BEC0', metal: true },
  { shape: 'panto', colour: '#4C6E78' },
  { shape: 'hex', colour: '#3A2A22', weight: 13 },
]
const shelf = (y: number) =>
  shade(rect(0, y + 20, width, 70), [
    [0, '#4D3D2C', 0.42],
    [0.4, '#4D3D2C', 0.14],
    [1, '#4D3D2C', 0],
  ]) +
  shade(rect(0, y, width, 20), [
    [0, '#FFFCF5'],
    [0.3, '#E9D9BF'],
    [1, '#BFA27E'],
  ]) +
  shade(rect(0, y - 26, width, 26), [
    [0, '#F6EAD8', 0],
    [1, '#FFF9EC', 0.9],
  ])
const bay = (row: number) => {
  const y = 70 + row * 290
  return (
    shade(rect(0, y - 56, width, 312), [
      [0, '#FFFAF0'],
      [0.5, '#F0E4D1'],
      [1, '#DCCBB1'],
    ]) + glow(width * 0.4, y, 1300, 150, '#FFFFFF', 0.9)
  )
}
const pairs = draw(16, (i) => {
  const [column, row] = [i % 4, Math.floor(i / 4)]
  const [x, y] = [310 + column * 460, 206 + row * 290]
  const frame = frames[i]!
  const turn = (next() - 0.5) * 2
  return (
    place(cast(frame.shape, '#5B4732', 20, 24, 9, 0.42), x, y, 0.78, turn) +
    glow(x + 8, y + 74, 210, 16, '#5B4732', 0.6) +
    place(glasses(frame), x, y, 0.78, turn)
  )
})
const light =
  `<defs>${linearAt(
    'sun',
    [
      [0, '#FFF3DC', 0.75],
      [1, '#FFE2B8', 0.2],
    ],
    0,
    0,
    1400,
    1250,
  )}${linear(
    'dusk',
    [
      [0, lake, 0.3],
      [0.5, lake, 0.02],
      [1, lake, 0.34],
    ],
    1,
    0,
    0,
    1,
  )}</defs>` +
  soft(
    path('M-100 120L760 -120L1560 1400L620 1400Z', 'url(#sun)') + path('M930 -120L1040 -120L1880 1400L1730 1400Z', 'url(#sun)', 'opacity=".7"'),
    5,
    'style="mix-blend-mode:overlay" opacity=".8"',
  )
const body =
  box(0, 0, width, height, '#E6D8C3') +
  draw(5, bay) +
  draw(5, (i) => shelf(290 + (i - 1) * 290 - 4)) +
  draw(3, (i) => box(538 + i * 460, 0, 3, height, '#B79B77', 0, 'opacity=".35"') + box(541 + i * 460, 0, 2, height, '#ffffff', 0, 'opacity=".6"')) +
  pairs +
  light +
  clip(rect(0, 0, width, height), box(0, 0, width, height, 'url(#dusk)', 0, 'style="mix-blend-mode:multiply" opacity=".8"'))

export const scene = { width, height, svg: page(width, height, body) }
