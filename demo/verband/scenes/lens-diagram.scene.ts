import { area, box, clip, disc, dots, draw, grey, ink, line, page, path, ring, round, times, yellow, type Point } from './kit.ts'

const [width, height, axis] = [2000, 1250, 625]
const [lx, focus, half] = [820, 1560, 470]
const bulge = (y: number, depth: number) => depth * (1 - ((y - axis) / half) ** 2)
const edge = (depth: number) =>
  times(61, (i): Point => {
    const y = axis - half + (i / 60) * half * 2
    return [lx + bulge(y, depth), y]
  })
const outline = area([...edge(-130), ...edge(150).toReversed()])
const rays = times(13, (i) => {
  const y = axis + (i - 6) * 66
  const [enter, leave] = [lx + bulge(y, -130), lx + bulge(axis + (y - axis) * 0.93, 150)]
  const inside = axis + (y - axis) * 0.93
  const beyond = axis - ((inside - axis) * (width - focus)) / (focus - leave)
  return { main: i === 2, d: `M0 ${y}H${round(enter)}L${round(leave)} ${round(inside)}L${focus} ${axis}L${width} ${round(beyond)}` }
})
const shells = draw(13, (i) => {
  const depth = -130 + (i + 0.5) * (280 / 13)
  return line(
    `M${edge(depth)
      .map(([x, y]) => `${round(x)} ${round(y)}`)
      .join('L')}`,
    '#FFFFFF',
    1.6,
    `opacity="${0.2 + i * 0.045}"`,
  )
})
const body =
  dots(0, 0, width, height, 22, (x, y) => Math.max(0, 0.62 - Math.hypot(x - focus, y - axis) / 900) ** 1.3, grey[4], 'opacity=".75"') +
  draw(41, (i) => box(i * 50 - 0.5, axis - (i % 5 ? 7 : 14), 1.5, i % 5 ? 14 : 28, grey[4])) +
  box(0, axis - 0.8, width, 1.6, grey[4]) +
  path(outline, grey[5]) +
  clip(`<path d="${outline}"/>`, box(lx - 200, 0, 200, height, '#FFFFFF', 'opacity=".06"') + shells) +
  rays.map(({ main, d }) => line(d, main ? yellow : '#FFFFFF', main ? 9 : 2.6, main ? '' : 'opacity=".85"')).join('') +
  line(outline, '#FFFFFF', 5) +
  box(lx - 1, axis - half - 70, 2, half * 2 + 140, grey[3]) +
  draw(6, (i) => ring(focus, axis, 44 + i * 30, '#FFFFFF', 1.6, `opacity="${0.7 - i * 0.11}"`)) +
  disc(focus, axis, 24, yellow) +
  disc(focus, axis, 7, ink) +
  disc(lx - 640, axis, 10, '#FFFFFF') +
  line(`M${lx} ${height - 70}H${focus}M${lx} ${height - 84}V${height - 56}M${focus} ${height - 84}V${height - 56}`, grey[3], 2)

export const scene = { width, height, svg: page(width, height, body, ink) }
