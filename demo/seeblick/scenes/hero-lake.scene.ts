import { box, defocus, glow, page } from './kit.ts'
import { haze, lakeView } from './landscape.ts'
import { lens, zoom } from './optics.ts'
import { jetty, morning, poplar, rapperswil, sailboat, trees } from './places.ts'

const [width, height, horizon] = [2400, 1350, 800]
const view = lakeView({
  width,
  height,
  horizon,
  seed: 12,
  sky: [
    [0, '#A9CDD3'],
    [0.42, '#D3E6E5'],
    [0.76, '#F4EBDD'],
    [1, '#FBDcc4'],
  ],
  water: [
    [0, '#EBDDCB'],
    [0.12, '#B5CFCF'],
    [0.5, '#5F97A0'],
    [1, '#1C5363'],
  ],
  sun: { x: 1455, y: 545, r: 36, colour: '#FFF6E6', glow: '#FFD3A6' },
  alps: { base: 800, height: 340, snow: '#FBFAF5', shadow: '#7FA5B4', haze: '#E8E5DC', seed: 22 },
  ridges: [
    { base: 802, height: 215, colour: '#8FB4BB', haze: '#DDE2DA', seed: 5, scale: 620, slope: -70 },
    { base: 802, height: 140, colour: '#6496A0', haze: '#CBD9D3', seed: 14, scale: 480, slope: 60 },
    { base: 802, height: 78, colour: '#3F7480', haze: '#A9C4BF', seed: 31, scale: 420, slope: 30, trees: 10 },
  ],
  shore:
    haze(width, 770, 60, '#FFF3E4', 0.7) +
    trees(1180, 1420, 802, 26, 16, morning, 4) +
    `<g transform="translate(1400 803) scale(1.12)">${rapperswil(morning)}</g>` +
    glow(1420, 740, 420, 190, '#FFE9CC', 0.6) +
    haze(width, 800, 34, '#FFEBD6', 0.5) +
    poplar(2150, 803, 92, morning) +
    poplar(2176, 803, 76, morning) +
    trees(2190, 2400, 803, 32, 12, morning, 9),
  front:
    sailboat(1150, 842, 0.72, '#FFFDF8', '#2F5B67') +
    sailboat(1300, 822, 0.4, '#FFFDF8', '#2F5B67') +
    jetty(
      [
        [1980, 812, 5],
        [2080, 838, 9],
        [2200, 884, 16],
        [2330, 960, 28],
        [2440, 1050, 44],
      ],
      '#8C6F5C',
      '#F3D9BB',
      '#4E4541',
      22,
    ),
  mirror: 0.72,
  glint: '#FFFFFF',
  glints: 240,
})
const body =
  defocus(width, height, view, 6) +
  box(0, 0, width, height, '#F3F3EE', 0, 'opacity=".16"') +
  glow(560, 560, 1150, 720, '#F6F5F0', 0.5) +
  lens(1640, 690, 470, zoom(view, 1640, 790, 1.22, 0, 10), { shadow: 0.42, ring: 1.25, tintOpacity: 0.02 }) +
  lens(1085, 1010, 150, zoom(view, 1150, 830, 1.7, -70, 150), { shadow: 0.32, ring: 0.8, tint: '#E4572E', tintOpacity: 0.1 })

export const scene = { width, height, svg: page(width, height, body, { vignette: 0.2 }) }
