import { box, defocus, draw, glow, line, linearAt, mix, page, path, random, rect, round, shade, soft } from './kit.ts'
import { glasses, outline, place } from './glasses.ts'
import { lakeView } from './landscape.ts'
import { sailboat } from './places.ts'

const [width, height, edge] = [2000, 1250, 700]
const next = random(15)
const view = lakeView({
  width,
  height: 800,
  horizon: 420,
  seed: 27,
  mirror: 0.6,
  glints: 260,
  sky: [
    [0, '#5FA3B5'],
    [0.6, '#BFDDDD'],
    [1, '#F4EDDC'],
  ],
  water: [
    [0, '#BFDDD9'],
    [0.15, '#6FB0B8'],
    [1, '#1D6577'],
  ],
  sun: { x: 420, y: 170, r: 56, colour: '#FFFBEF', glow: '#FFE9C4' },
  ridges: [
    { base: 422, height: 190, colour: '#7FAFB8', haze: '#D5E3DC', seed: 81, scale: 600 },
    { base: 422, height: 90, colour: '#3F7F86', haze: '#A3C7C1', seed: 86, scale: 420, trees: 9 },
  ],
  front: sailboat(1500, 520, 1.6, '#FFFDF6', '#1B4A58') + sailboat(1700, 462, 0.8, '#FFFDF6', '#1B4A58'),
})
const mirrored = lakeView({
  width: 700,
  height: 700,
  horizon: 380,
  seed: 29,
  mirror: 0.7,
  glints: 90,
  sky: [
    [0, '#0B2F3D'],
    [0.5, '#2F6F7F'],
    [0.85, '#F2A77E'],
    [1, '#FCD9A8'],
  ],
  water: [
    [0, '#F7C79A'],
    [0.2, '#4E8A96'],
    [1, '#06222D'],
  ],
  sun: { x: 350, y: 318, r: 26, colour: '#FFF4DC', glow: '#F0754A' },
  ridges: [
    { base: 382, height: 84, colour: '#3B6977', haze: '#C98F77', seed: 92, scale: 180 },
    { base: 382, height: 36, colour: '#0E3442', haze: '#456B74', seed: 95, scale: 150 },
  ],
})
const grainLines = draw(60, () => {
  const y = round(edge + 8 + next() ** 1.4 * 540)
  return line(
    `M${round(next() * -200)} ${y}C500 ${round(y + (next() - 0.5) * 22)} 1400 ${round(y + (next() - 0.5) * 22)} 2200 ${round(y + (next() - 0.5) * 16)}`,
    '#6E4F33',
    1 + next() * 2.5,
    `opacity="${round((0.08 + next() * 0.18) * 10) / 10}"`,
  )
})
const seams = draw(4, (i) => {
  const y = edge + [34, 118, 258, 452][i]!
  return box(0, y, width, 5 + i * 2.5, '#4A3421', 0, 'opacity=".6"') + box(0, y + 5 + i * 2.5, width, 3, '#FFF1DA', 0, 'opacity=".55"')
})
const pairAt = (content: string) => place(content, 980, 850, 2.15, -3)
const d = outline.panto
const twice = (content: string) => `<g transform="translate(-122 0) scale(-1 1)">${content}</g><g transform="translate(122 0)">${content}</g>`
const arm = (s: number) =>
  `<g transform="scale(${s} 1)">` +
  line('M222 -40C236 -96 246 -150 250 -196', '#0A1E26', 17) +
  line('M218 -40C232 -96 242 -150 246 -196', '#E4572E', 9) +
  line('M215 -44C229 -96 239 -150 243 -190', '#FFC2A8', 2.5, 'opacity=".9"') +
  '</g>'
const body =
  `<defs>${linearAt(
    'throw',
    [
      [0, '#7A2A14', 0.55],
      [1, '#E4572E', 0.28],
    ],
    0,
    40,
    0,
    190,
  )}</defs>` +
  defocus(width, 800, view, 10) +
  shade(rect(0, edge, width, height - edge), [
    [0, '#F2DEC0'],
    [0.3, '#DDBF98'],
    [1, '#A67F58'],
  ]) +
  grainLines +
  seams +
  box(0, edge, width, 7, '#FFF8E8', 0, 'opacity=".9"') +
  glow(420, edge, 900, 260, '#FFF6DF', 0.8) +
  pairAt(
    `<g transform="translate(34 104) skewX(-24) scale(1.02 .62)">${soft(twice(path(d, 'url(#throw)') + line(d, '#3A2313', 17, 'opacity=".75"')) + line('M-40 -24C-18 -46 18 -46 40 -24M222 -40L300 -180M-222 -40L-150 -190', '#3A2313', 15, 'opacity=".7"'), 5)}${twice(glow(6, 16, 70, 52, '#FFD2A6', 0.85))}</g>`,
  ) +
  pairAt(
    glow(0, 92, 250, 22, '#2B1708', 0.7) +
      arm(-1) +
      arm(1) +
      glasses({
        shape: 'panto',
        colour: '#E4572E',
        weight: 19,
        glass: '#0B2F3D',
        gradient: '#06222D',
        glassOpacity: 0.22,
        temples: false,
        inside: (side) => `<g transform="translate(${-175 + side * 8} -196) scale(.5)">${mirrored}</g>`,
      }),
  ) +
  glow(300, 120, 900, 620, '#FFF3D8', 0.4) +
  box(0, 0, width, height, mix('#FFE2B8', '#ffffff', 0.2), 0, 'opacity=".05"')

export const scene = { width, height, svg: page(width, height, body) }
