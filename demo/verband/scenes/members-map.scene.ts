import { clamp, disc, draw, grey, ink, line, page, ring, round, yellow, type Point } from './kit.ts'

const [width, height] = [2000, 1250]
const border: Point[] = [
  [5.96, 46.13],
  [6.12, 46.25],
  [6.06, 46.42],
  [6.43, 46.76],
  [6.47, 46.95],
  [6.72, 47.08],
  [6.98, 47.3],
  [6.88, 47.36],
  [6.99, 47.46],
  [7.18, 47.49],
  [7.4, 47.43],
  [7.52, 47.52],
  [7.59, 47.59],
  [7.8, 47.55],
  [8.0, 47.55],
  [8.2, 47.61],
  [8.42, 47.57],
  [8.58, 47.6],
  [8.43, 47.66],
  [8.42, 47.76],
  [8.57, 47.81],
  [8.74, 47.76],
  [8.82, 47.71],
  [9.0, 47.68],
  [9.18, 47.66],
  [9.4, 47.54],
  [9.56, 47.5],
  [9.67, 47.39],
  [9.53, 47.27],
  [9.48, 47.06],
  [9.61, 47.06],
  [9.87, 47.01],
  [9.88, 46.94],
  [10.11, 46.85],
  [10.23, 46.87],
  [10.36, 46.98],
  [10.48, 46.94],
  [10.4, 46.73],
  [10.47, 46.62],
  [10.3, 46.55],
  [10.1, 46.61],
  [10.05, 46.54],
  [10.16, 46.4],
  [10.17, 46.26],
  [10.05, 46.23],
  [9.95, 46.37],
  [9.72, 46.3],
  [9.54, 46.31],
  [9.43, 46.48],
  [9.28, 46.5],
  [9.25, 46.25],
  [9.08, 46.12],
  [9.02, 46.05],
  [9.08, 45.9],
  [9.03, 45.82],
  [8.91, 45.84],
  [8.8, 46.06],
  [8.62, 46.12],
  [8.44, 46.25],
  [8.46, 46.46],
  [8.3, 46.4],
  [8.1, 46.26],
  [8.15, 46.18],
  [8.0, 46.0],
  [7.88, 45.92],
  [7.7, 45.93],
  [7.55, 45.98],
  [7.33, 45.91],
  [7.1, 45.86],
  [7.04, 45.93],
  [6.88, 46.05],
  [6.8, 46.14],
  [6.86, 46.28],
  [6.78, 46.4],
  [6.52, 46.46],
  [6.3, 46.38],
  [6.24, 46.31],
  [6.3, 46.25],
  [6.2, 46.19],
  [6.1, 46.14],
]
const towns: readonly (readonly [lon: number, lat: number, weight: number])[] = [
  [8.54, 47.37, 3],
  [7.59, 47.55, 2.2],
  [6.14, 46.2, 2.2],
  [6.63, 46.52, 1.9],
  [7.44, 46.95, 2.1],
  [8.3, 47.05, 1.6],
  [9.37, 47.42, 1.6],
  [8.95, 46.01, 1.4],
  [8.72, 47.5, 1.3],
  [9.53, 46.85, 1],
  [7.36, 46.23, 0.9],
  [6.93, 46.99, 1],
  [8.05, 47.39, 1.2],
  [7.62, 46.76, 0.9],
]
const project = ([lon, lat]: Point): Point => [190 + (lon - 5.96) * 358, 1130 - (lat - 45.82) * 519]
const shape = border.map(project)
const inside = (x: number, y: number) =>
  shape.reduce((odd, [ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length]!
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd
  }, false)
const places = towns.map(([lon, lat, weight]) => [...project([lon, lat]), weight] as const)
const density = (x: number, y: number) => places.reduce((sum, [px, py, weight]) => sum + weight * Math.exp(-((Math.hypot(px - x, py - y) / 92) ** 2)), 0)
const step = 25
let cells = ''
for (let row = 0; row * step * 0.866 < height; row += 1) {
  for (let column = 0; column * step < width; column += 1) {
    const [x, y] = [column * step + (row % 2 ? step / 2 : 0), row * step * 0.866]
    const tone = density(x, y)
    if (inside(x, y)) cells += disc(x, y, 3.2 + clamp(tone / 2.4) * 8.6, tone > 0.9 ? ink : tone > 0.3 ? grey[5] : tone > 0.08 ? grey[4] : grey[3])
    else cells += disc(x, y, 1.3, grey[2])
  }
}
const links = places
  .slice(1)
  .map(([x, y]) => {
    const [zx, zy] = places[0]!
    return line(
      `M${round(zx)} ${round(zy)}Q${round((x + zx) / 2)} ${round((y + zy) / 2 - Math.hypot(x - zx, y - zy) * 0.22)} ${round(x)} ${round(y)}`,
      ink,
      1.8,
      'opacity=".55"',
    )
  })
  .join('')
const nodes = places
  .map(
    ([x, y, weight], i) =>
      draw(3, (k) => ring(x, y, 14 + weight * 7 + k * 13, ink, 1.4, `opacity="${0.5 - k * 0.14}"`)) +
      disc(x, y, 12 + weight * 5.5, i === 0 ? yellow : '#FFFFFF') +
      ring(x, y, 12 + weight * 5.5, ink, i === 0 ? 0 : 4) +
      disc(x, y, i === 0 ? 8 : 4.5, ink),
  )
  .join('')

export const scene = { width, height, svg: page(width, height, cells + links + nodes) }
