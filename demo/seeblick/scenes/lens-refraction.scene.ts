import { box, caustics, clip, defocus, draw, glow, linearAt, page, path, rect, shade, soft } from './kit.ts'
import { lakeView } from './landscape.ts'
import { lens } from './optics.ts'

const [width, height, table] = [2000, 1250, 905]
const view = lakeView({
  width,
  height: table,
  horizon: 560,
  seed: 21,
  mirror: 0.75,
  sky: [
    [0, '#7FB0BB'],
    [0.5, '#C8DEDD'],
    [0.85, '#F6E4CF'],
    [1, '#FACDA8'],
  ],
  water: [
    [0, '#F1D2B3'],
    [0.2, '#94BDC2'],
    [1, '#2A6A7A'],
  ],
  sun: { x: 1010, y: 452, r: 52, colour: '#FFF4DE', glow: '#FFB98A' },
  ridges: [
    { base: 562, height: 210, colour: '#7FA9B3', haze: '#DCDAD0', seed: 41, scale: 560 },
    { base: 562, height: 120, colour: '#4E8793', haze: '#BFCFC9', seed: 46, scale: 420, slope: 40 },
    { base: 562, height: 56, colour: '#24596A', haze: '#6F9EA4', seed: 52, scale: 380, trees: 9 },
  ],
})
const inverted = (cx: number, cy: number, scale: number, fx = 1010, fy = 560) =>
  `<g transform="translate(${cx} ${cy}) scale(${-scale}) translate(${-fx} ${-fy})">${view}</g>`
const upright = (cx: number, cy: number, scale: number, fx: number, fy: number) =>
  `<g transform="translate(${cx} ${cy}) scale(${scale}) translate(${-fx} ${-fy})">${view}</g>`
const beam = (x: number, r: number) => {
  const id = `beam${x}`
  return (
    `<defs>${linearAt(
      id,
      [
        [0, '#FFF3DA', 0.9],
        [0.5, '#FFF8EA', 0.7],
        [1, '#FFF6E2', 0.1],
      ],
      0,
      table,
      0,
      height,
    )}</defs>` +
    glow(x + r * 0.1, table + 60, r * 1.5, 84, '#3A2713', 0.6) +
    soft(
      path(
        `M${x - r * 0.8} ${table + 34}L${x + r * 0.8} ${table + 34}L${x + r * 0.18} ${table + 210}L${x + r * 0.55} ${height + 20}L${x - r * 0.4} ${height + 20}L${x} ${table + 210}Z`,
        `url(#${id})`,
      ),
      12,
    ) +
    glow(x + r * 0.09, table + 205, r * 0.46, 34, '#FFFFFF', 1) +
    glow(x + r * 0.09, table + 205, r * 0.9, 80, '#FFD9A8', 0.5)
  )
}
const stand = (x: number, bottom: number) =>
  glow(x, table + 46, 190, 20, '#2B1D10', 0.6) +
  shade(
    rect(x - 9, bottom - 2, 18, table + 40 - bottom),
    [
      [0, '#C6D2D3'],
      [0.35, '#ffffff'],
      [1, '#5E7A81'],
    ],
    [0, 0, 1, 0],
  ) +
  shade(rect(x - 84, table + 24, 168, 22, 11), [
    [0, '#ffffff'],
    [0.4, '#B9C7C9'],
    [1, '#4F6A72'],
  ])
const body =
  defocus(width, table, view, 9) +
  shade(rect(0, table, width, height - table), [
    [0, '#F4E8D6'],
    [0.25, '#E6D6BD'],
    [1, '#B89D79'],
  ]) +
  clip(
    rect(0, table, width, height - table),
    `<g transform="translate(0 ${table}) scale(1 .55)" opacity=".5">${caustics(width, 640, '#FFFBEF', { frequency: '.005 .01', power: 6 })}</g>`,
  ) +
  draw(14, (i) => box(0, table + 8 + i * i * 1.9, width, 1.5, '#A58661', 0, 'opacity=".16"')) +
  box(0, table, width, 4, '#FFFCF4', 0, 'opacity=".8"') +
  beam(1000, 330) +
  beam(430, 200) +
  beam(1570, 220) +
  stand(430, 848) +
  stand(1570, 848) +
  stand(1000, 893) +
  lens(430, 640, 210, upright(430, 640, 0.52, 620, 560), { shadow: 0.3, ring: 0.9 }) +
  lens(1570, 610, 240, upright(1570, 610, 1.7, 1450, 520), { shadow: 0.3, ring: 0.9, tint: '#E4572E', tintOpacity: 0.08 }) +
  lens(1000, 545, 350, inverted(1000, 545, 1.06), { shadow: 0.38, ring: 1.2, tintOpacity: 0.02 })

export const scene = { width, height, svg: page(width, height, body) }
