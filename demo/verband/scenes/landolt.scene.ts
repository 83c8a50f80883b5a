import { box, clip, draw, grey, ink, landolt, page, random, swell, yellow } from './kit.ts'

const [width, height] = [2000, 1250]
const next = random(12)
const rows = Array.from({ length: 9 }, (_, i) => ({ r: 92 * 0.74 ** i, count: 2 + i }))
let y = 150
const chart = rows
  .map(({ r, count }, row) => {
    const line = draw(count, (i) => landolt(1240 + (i + 0.5) * (640 / count), y, r, Math.floor(next() * 8) * 45, row === 3 && i === 2 ? yellow : ink))
    y += r * 1.95 + 34
    return line
  })
  .join('')
const giant = `<circle cx="470" cy="690" r="760"/>`
const body =
  box(0, 0, 1100, height, ink) +
  clip(
    `<rect width="1100" height="${height}"/>`,
    landolt(470, 690, 640, -32, '#FFFFFF') +
      clip(
        giant,
        swell(
          -300,
          -80,
          1500,
          1500,
          17,
          (x, py) => Math.max(0, (x - 380) / 900 + (py - 500) / 2600) * (Math.hypot(x - 470, py - 690) > 384 && Math.hypot(x - 470, py - 690) < 640 ? 1 : 0),
          ink,
          '',
          8,
        ),
      ),
  ) +
  draw(24, (i) => box(1160, 60 + i * 49, i % 4 ? 18 : 34, 1.6, grey[3])) +
  box(1100, 0, 12, height, yellow) +
  chart

export const scene = { width, height, svg: page(width, height, body) }
