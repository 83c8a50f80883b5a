import { caustics, clip, coral, defocus, draw, glow, line, mix, page, path, rect, shade, soft } from './kit.ts'
import { cast, glasses, place } from './glasses.ts'
import { glints, lakeView } from './landscape.ts'

const [width, height, pool] = [1200, 1200, 880]
const view = lakeView({
  width,
  height: 1000,
  horizon: 560,
  seed: 91,
  mirror: 0.6,
  glints: 100,
  sky: [
    [0, '#9CCBD2'],
    [0.6, '#DDECE8'],
    [1, '#FBEBD4'],
  ],
  water: [
    [0, '#E9DFCB'],
    [0.2, '#9CC6C8'],
    [1, '#3F8794'],
  ],
  sun: { x: 240, y: 260, r: 50, colour: '#FFFBF0', glow: '#FFE6C0' },
  ridges: [
    { base: 562, height: 190, colour: '#8DB7BD', haze: '#DDE6DF', seed: 141, scale: 420 },
    { base: 562, height: 90, colour: '#5B959C', haze: '#B4D0CA', seed: 144, scale: 300, trees: 9 },
  ],
})
const boat = (x: number, y: number, s: number, colour: string) => {
  const shape =
    path('M-130 -40L130 -40L86 40L-86 40Z', colour) +
    path('M0 -150L-86 -40L0 -40Z', mix(colour, '#ffffff', 0.45)) +
    path('M0 -150L86 -40L0 -40Z', mix(colour, '#06303C', 0.2)) +
    path('M-130 -40L0 -40L-30 40L-86 40Z', mix(colour, '#ffffff', 0.3)) +
    path('M130 -40L0 -40L30 40L86 40Z', mix(colour, '#06303C', 0.12)) +
    line('M-130 -40H130', mix(colour, '#ffffff', 0.7), 3)
  return (
    `<g transform="translate(${x} ${y}) scale(${s})">` +
    soft(`<g transform="translate(0 80) scale(1 -.8)" opacity=".4">${shape}</g>`, 4) +
    glow(10, 44, 150, 18, '#06303C', 0.5) +
    shape +
    draw(
      3,
      (i) => `<ellipse cx="0" cy="44" rx="${130 + i * 44}" ry="${14 + i * 9}" fill="none" stroke="#fff" stroke-width="${4 - i}" opacity="${0.6 - i * 0.17}"/>`,
    ) +
    '</g>'
  )
}
const hull = 'translate(600 800) rotate(-2) scale(3)'
const paper = draw(9, (i) => line(`M${-120 + i * 30} -40L${-84 + i * 21} 40`, '#B9A98E', 0.5, 'opacity=".35"'))
const big =
  `<g transform="${hull}">` +
  soft(
    '<g transform="translate(0 78) scale(1 -.7)" opacity=".5"><path d="M-130 -40L130 -40L86 40L-86 40Z" fill="#FFF6E6"/><path d="M0 -150L-86 -40L86 -40Z" fill="#E9DFCF"/></g>',
    3,
  ) +
  glow(14, 42, 150, 16, '#06303C', 0.6) +
  shade(
    '<path d="M0 -160L-96 -36L0 -14Z"/>',
    [
      [0, '#FFFFFF'],
      [1, '#F4EBDB'],
    ],
    [0, 0, 1, 1],
  ) +
  shade(
    '<path d="M0 -160L96 -36L0 -14Z"/>',
    [
      [0, '#DCCFBA'],
      [1, '#B9AA93'],
    ],
    [0, 0, 1, 1],
  ) +
  shade(
    '<path d="M-134 -44L0 -20L134 -44L88 40L-88 40Z"/>',
    [
      [0, '#FFFDF8'],
      [0.55, '#F6EBDA'],
      [1, '#CDBDA3'],
    ],
    [0, 0, 1, 0.2],
  ) +
  path('M-134 -44L0 -20L-34 40L-88 40Z', '#FFFFFF', 'opacity=".5"') +
  path('M134 -44L0 -20L34 40L88 40Z', '#8C7A60', 'opacity=".16"') +
  paper +
  line('M-134 -44L0 -20L134 -44', '#FFFFFF', 1.4) +
  soft(path('M-134 -40L0 -16L134 -40L130 -30L0 -6L-130 -30Z', '#6B5A40', 'opacity=".18"'), 2) +
  '</g>'
const spectacles = (extra: string) => place(extra, 600, 770, 1.04, -2)
const body =
  defocus(width, 1000, view, 9) +
  glow(240, 220, 700, 560, '#FFF6E2', 0.5) +
  glints(0, width, 600, pool, 60, '#ffffff', 4, 0.5, 0.4) +
  shade(rect(0, 700, width, height - 700), [
    [0, '#9CC9CC', 0],
    [0.35, '#6FB6BD', 0.9],
    [1, '#175A6C'],
  ]) +
  clip(
    rect(0, 760, width, height - 760),
    `<g transform="translate(0 740) scale(1 .62)" opacity=".36">${caustics(width, 760, '#F4FFFA', { frequency: '.005 .009', seed: 17 })}</g>` +
      glints(0, width, pool, height, 90, '#ffffff', 8, 0.7, 0.5),
  ) +
  boat(1010, 760, 0.46, '#F2C879') +
  boat(190, 740, 0.36, '#8FC0C4') +
  draw(
    4,
    (i) =>
      `<ellipse cx="606" cy="928" rx="${330 + i * 74}" ry="${44 + i * 22}" fill="none" stroke="#fff" stroke-width="${6 - i}" opacity="${0.55 - i * 0.12}"/>`,
  ) +
  big +
  spectacles(cast('round', '#6B4A2A', 10, 20, 8, 0.5)) +
  spectacles(glasses({ shape: 'round', colour: coral, weight: 21, glass: '#DDF0EE', glassOpacity: 0.35, temples: false })) +
  spectacles(line('M216 -24L262 -40M-216 -24L-262 -40', mix(coral, '#04161D', 0.2), 16)) +
  boat(960, 1120, 0.6, coral)

export const scene = { width, height, svg: page(width, height, body) }
