import { area, box, clip, draw, dots, fade, grey, ink, lerp, line, page, path, swell, times, yellow, type Point } from './kit.ts'

const [width, height] = [2000, 1250]
const [a, b, c]: [Point, Point, Point] = [
  [860, 190],
  [1370, 1073],
  [350, 1073],
]
const prism = area([a, b, c])
const on = (p: Point, q: Point, t: number): Point => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)]
const enter = [on(c, a, 0.5), on(c, a, 0.545)] as const
const fan = times(9, (i) => ({
  inner: [on(a, b, 0.4 + i * 0.026), on(a, b, 0.4 + (i + 1) * 0.026)] as const,
  outer: [
    [2000, 470 + i * 84],
    [2000, 470 + (i + 1) * 84],
  ] as [Point, Point],
  tone: ['#FFFFFF', '#F4F5F7', '#E3E5EA', '#C9CCD6', yellow, '#9FA3B4', '#7D819A', '#575B79', '#3D4160'][i]!,
}))
const body =
  dots(0, 0, width, height, 26, (x, y) => Math.max(0, 0.34 - Math.abs((x - 860) * 0.5 + (y - 640)) / 2600 - Math.hypot(x - 860, y - 700) / 4200), grey[5]) +
  fade(path(area([[0, 880], enter[1], enter[0], [0, 952]]), '#FFFFFF'), 0, 0, 500, 0, 0.55, 1) +
  fan.map(({ inner, outer, tone }) => path(area([inner[0], outer[0], outer[1], inner[1]]), tone)).join('') +
  path(prism, ink) +
  path(prism, '#2A2F55') +
  clip(
    `<path d="${prism}"/>`,
    swell(300, 150, 1150, 960, 12, (x, y) => Math.max(0, 0.62 - (x - 330) / 1300) * (0.35 + (y - 190) / 1400), '#FFFFFF', 'opacity=".3"') +
      fan
        .map(({ inner, tone }, i) =>
          path(area([on(enter[1], enter[0], i / 9), inner[0], inner[1], on(enter[1], enter[0], (i + 1) / 9)]), tone, 'opacity=".82"'),
        )
        .join('') +
      path(area([a, on(a, b, 0.06), on(c, b, 0.06), c]), '#FFFFFF', 'opacity=".12"'),
  ) +
  line(prism, '#FFFFFF', 7, 'stroke-linejoin="miter"') +
  draw(5, (i) =>
    line(
      area([on(a, b, 0), on(b, a, 0), on(c, a, 0)].map(([x, y]): Point => [860 + (x - 860) * (1.07 + i * 0.06), 779 + (y - 779) * (1.07 + i * 0.06)])),
      grey[4],
      1.2,
      `opacity="${0.55 - i * 0.1}"`,
    ),
  ) +
  box(0, 1180, width, 2, grey[5])

export const scene = { width, height, svg: page(width, height, body, ink) }
