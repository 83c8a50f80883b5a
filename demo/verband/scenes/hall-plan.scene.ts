import { box, clip, disc, draw, grey, ink, line, page, path, polar, random, ring, sector, swell, times, yellow } from './kit.ts'

const [width, height] = [2000, 1250]
const next = random(31)
const [x0, y0, x1, y1] = [130, 110, 1870, 1140]
const unit = 58
const wall = `M${x0} ${y0}H${x1}V${y1}H1160M1020 ${y1}H620M480 ${y1}H${x0}V760M${x0} 620V${y0}`
const door = (x: number, y: number, r: number, from: number) =>
  path(sector(x, y, 0, r, from, from + 90), grey[0]) +
  line(sector(x, y, r, r, from, from + 90).split('L')[0]!, grey[3], 2) +
  line(`M${x} ${y}L${polar(x, y, r, from === 180 ? 270 : from).join(' ')}`, ink, 4)
type Stand = { x: number; y: number; w: number; h: number; kind: number }
const stands: Stand[] = [
  ...times(12, (i) => ({ x: 190 + i * unit * 2.38, y: 168, w: unit * 2, h: unit * 1.6, kind: [0, 1, 2, 0, 3, 1, 0, 2, 0, 3, 1, 0][i]! })),
  ...times(3, (i) => ({ x: 190, y: 340 + i * unit * 1.6 + (i === 2 ? 170 : 0), w: unit * 1.7, h: unit * 1.35, kind: i })),
  ...times(4, (row) =>
    times(3, (column) => ({
      x: 380 + column * unit * 2.6,
      y: 368 + row * unit * 2.5,
      w: unit * (column === 1 ? 2.2 : 1.8),
      h: unit * 1.5,
      kind: Math.floor(next() * 4),
    })),
  ).flat(),
  ...times(5, (i) => ({ x: 1660, y: 360 + i * unit * 2.35, w: unit * 2.6, h: unit * 1.7, kind: [1, 0, 2, 0, 1][i]! })),
  ...times(4, (i) => ({ x: 380 + i * unit * 2.05, y: 980, w: unit * 1.6, h: unit * 1.5, kind: [0, 2, 1, 3][i]! })),
]
const stand = ({ x, y, w, h, kind }: Stand, i: number) => {
  const accent = i === 17
  const fill = accent ? yellow : [ink, grey[5], '#FFFFFF', grey[2]][kind]!
  const lines = kind === 2 && !accent
  const mark = fill === ink || fill === grey[5] ? '#FFFFFF' : ink
  return (
    path(`M${x} ${y + h}L${x + 20} ${y + h + 20}H${x + w + 20}V${y + 20}L${x + w} ${y}V${y + h}Z`, ink, 'opacity=".1"') +
    box(x, y, w, h, fill, lines ? `stroke="${ink}" stroke-width="3"` : '') +
    (lines
      ? swell(x + 4, y + 4, w - 8, h - 8, 8, (px) => 0.15 + ((px - x) / w) * 0.55, ink)
      : line(i % 2 ? `M${x + 14} ${y + h - 16}V${y + 14}H${x + w - 14}` : `M${x + 14} ${y + 14}H${x + w - 14}V${y + h * 0.55}`, mark, 7, 'opacity=".85"') +
        box(x + w * 0.36, y + h * 0.46, w * 0.3, h * 0.22, mark, 'opacity=".45"') +
        disc(x + w * (i % 2 ? 0.82 : 0.2), y + h * 0.74, 6, mark, 'opacity=".85"'))
  )
}
const [cx, cy] = [1290, 660]
const forum =
  disc(cx + 16, cy + 16, 262, ink, 'opacity=".08"') +
  disc(cx, cy, 262, '#FFFFFF') +
  ring(cx, cy, 262, ink, 5) +
  draw(7, (row) => {
    const r = 92 + row * 25
    const count = Math.floor((r * 1.5 * Math.PI) / 23)
    return draw(count, (i) => {
      const [x, y] = polar(cx, cy, r, 135 + ((i + 0.5) / count) * 270)
      return `<rect x="-6.5" y="-6.5" width="13" height="13" rx="2.5" fill="${next() > 0.35 ? ink : grey[3]}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(135 + ((i + 0.5) / count) * 270)})"/>`
    })
  }) +
  path(sector(cx, cy, 0, 62, 0, 359.9), ink) +
  path(sector(cx, cy, 0, 262, 62, 118), yellow) +
  disc(cx, cy, 46, '#FFFFFF') +
  disc(cx, cy, 16, ink)
const people = draw(110, () => {
  const [x, y] = [x0 + 40 + next() * 1640, y0 + 180 + next() * 800]
  const inForum = Math.hypot(x - cx, y - cy) < 285
  const blocked = stands.some((s) => x > s.x - 14 && x < s.x + s.w + 26 && y > s.y - 14 && y < s.y + s.h + 26)
  return inForum || blocked ? '' : disc(x + 4, y + 4, 6, ink, 'opacity=".15"') + disc(x, y, 6, next() > 0.9 ? yellow : grey[4])
})
const body =
  clip(
    `<rect width="${width}" height="${height}"/>`,
    draw(36, (i) => box(x0 + i * unit - unit * 3, 0, 1, height, grey[1])) + draw(23, (i) => box(0, y0 + i * unit - unit * 2, width, 1, grey[1])),
  ) +
  box(x0 + 24, y0 + 24, x1 - x0, y1 - y0, ink, 'opacity=".05"') +
  box(x0, y0, x1 - x0, y1 - y0, grey[0]) +
  draw(24, (i) => box(x0 + (i % 6) * 340 + 10, y0 + 250 + Math.floor(i / 6) * 230, 14, 14, grey[3])) +
  line(`M550 1250V1060C550 930 900 930 960 820M1090 1250V1040`, grey[2], 34, 'stroke-dasharray="3 13"') +
  stands.map(stand).join('') +
  forum +
  people +
  line(wall, ink, 16, 'stroke-linecap="square"') +
  door(480, y1, 70, 270) +
  door(620, y1, 70, 180) +
  door(1020, y1, 70, 270) +
  door(1160, y1, 70, 180)

export const scene = { width, height, svg: page(width, height, body) }
