import { box, clip, disc, draw, grey, ink, page, path, random, ring, swell, yellow } from './kit.ts'

const [width, height] = [2000, 1250]
const next = random(44)
const shelfHeight = 296
const spine = (x: number, y: number, w: number, h: number, kind: number, accent: boolean) => {
  const fill = accent ? yellow : [ink, grey[5], grey[4], '#FFFFFF', grey[2], grey[1]][kind]!
  const dark = kind < 3 && !accent
  const mark = dark ? '#FFFFFF' : ink
  const marks = [
    box(x + w * 0.2, y + 28, w * 0.6, 46, mark, 'opacity=".9"'),
    ring(x + w / 2, y + h - 44, Math.min(13, w * 0.28), mark, 4) + box(x + w * 0.3, y + 30, w * 0.4, 5, mark) + box(x + w * 0.3, y + 44, w * 0.4, 5, mark),
    draw(4, (i) => box(x, y + 36 + i * 13, w, 4, mark, 'opacity=".85"')),
    disc(x + w / 2, y + 52, Math.min(14, w * 0.28), mark) + box(x + w * 0.46, y + 90, w * 0.08 + 1, h - 140, mark, 'opacity=".6"'),
  ]
  return (
    box(x, y, w, h, fill, dark || accent ? '' : `stroke="${ink}" stroke-width="2.5"`) +
    clip(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`,
      swell(x, y, w, h, 17, (px) => ((px - x) / w) ** 2 * 0.6, dark ? '#05071A' : ink, `opacity="${dark ? 0.6 : 0.3}"`, 6),
    ) +
    marks[Math.floor(next() * 4)]!
  )
}
const shelf = (row: number) => {
  const base = 300 + row * shelfHeight
  let [x, out] = [-20 - row * 14, '']
  while (x < width + 20) {
    const [w, h] = [Math.round(26 + next() ** 1.6 * 56), Math.round(176 + next() * 66)]
    if (next() < 0.045) {
      x += 90
      out += path(`M${x - 88} ${base}L${x - 40} ${base - 196}L${x - 12} ${base - 189}L${x - 56} ${base}Z`, grey[4])
      continue
    }
    const accent = row === 1 && x > 1180 && x < 1270
    out +=
      path(`M${x + w} ${base}V${base - h}L${x + w + 30} ${base - h + 34}V${base}Z`, ink, 'opacity=".12"') +
      (accent ? '' : spine(x, base - h, w, h, Math.floor(next() * 6), false))
    x += w + 3
  }
  return clip(
    `<rect y="${base - 280}" width="${width}" height="290"/>`,
    box(0, base - 280, width, 280, grey[0]) + swell(0, base - 280, width, 110, 9, (_, y) => 0.55 - (y - base + 280) / 200, grey[2]) + out,
  )
}
const boards = (row: number) => {
  const y = 300 + row * shelfHeight
  return box(0, y, width, 18, ink) + box(0, y + 18, width, 3, '#FFFFFF')
}
const pulled = path('M1296 596V322L1352 382V614Z', ink, 'opacity=".28"') + spine(1192, 318, 104, 300, 3, true) + box(1192, 318, 104, 9, '#FFE3A0')
const body = draw(4, (row) => shelf(row) + boards(row)) + pulled

export const scene = { width, height, svg: page(width, height, body) }
