import { area, clip, disc, draw, grey, ink, line, page, path, random, swell, times, yellow, type Point } from './kit.ts'

const [width, height] = [2000, 1250]
const next = random(19)
const iso = (x: number, y: number, z = 0): Point => [1000 + (x - y) * 0.866, 96 + (x + y) * 0.5 - z]
const quad = (points: readonly (readonly [number, number, number])[], fill: string, extra = '') =>
  path(area(points.map(([x, y, z]) => iso(x, y, z))), fill, extra)
type Tone = { top: string; left: string; right: string; lines?: boolean }
const tones: Record<'ink' | 'grey' | 'white' | 'yellow', Tone> = {
  ink: { top: grey[5], left: ink, right: '#11142B' },
  grey: { top: grey[1], left: grey[3], right: grey[4] },
  white: { top: '#FFFFFF', left: grey[1], right: grey[2], lines: true },
  yellow: { top: '#FFDD8A', left: yellow, right: '#D99A12' },
}
function block(x: number, y: number, w: number, d: number, z: number, h: number, tone: Tone) {
  const right: [number, number, number][] = [
    [x + w, y, z],
    [x + w, y + d, z],
    [x + w, y + d, z + h],
    [x + w, y, z + h],
  ]
  const left: [number, number, number][] = [
    [x, y + d, z],
    [x + w, y + d, z],
    [x + w, y + d, z + h],
    [x, y + d, z + h],
  ]
  const face = area(right.map((p) => iso(...p)))
  const [lx] = iso(x + w, y + d)
  const [rx] = iso(x + w, y)
  const [, topY] = iso(x + w, y, z + h)
  const hatch =
    tone.lines && h > 30
      ? clip(
          `<path d="${face}"/>`,
          swell(lx, topY, rx - lx, h + d, 9, (px) => 0.25 + (px - lx) / (rx - lx) / 2, ink, 'opacity=".8"', 20),
        )
      : ''
  return (
    quad(
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      tone.top,
    ) +
    quad(left, tone.left) +
    quad(right, tone.right) +
    hatch +
    line(area([iso(x, y, z + h), iso(x + w, y, z + h), iso(x + w, y + d, z + h), iso(x, y + d, z + h)]), '#FFFFFF', 1.5, 'opacity=".5"')
  )
}
const shadow = (x: number, y: number, w: number, d: number, h: number) =>
  quad(
    [
      [x + w, y, 0],
      [x + w + h * 0.55, y - h * 0.1, 0],
      [x + w + h * 0.55, y + d, 0],
      [x + w, y + d, 0],
    ],
    ink,
    'opacity=".13"',
  )
function visitor(x: number, y: number, accent: boolean) {
  const [px, py] = iso(x, y)
  const tone = accent ? yellow : next() > 0.5 ? ink : grey[5]
  return (
    quad(
      [
        [x - 4, y - 8, 0],
        [x + 64, y - 16, 0],
        [x + 64, y, 0],
        [x - 4, y + 8, 0],
      ],
      ink,
      'opacity=".14"',
    ) +
    path(`M${px - 13} ${py}L${px - 9} ${py - 44}A10 10 0 0 1 ${px + 9} ${py - 44}L${px + 13} ${py}A13 6 0 0 1 ${px - 13} ${py}Z`, tone) +
    path(`M${px} ${py + 6}V${py - 54}A10 10 0 0 1 ${px + 9} ${py - 44}L${px + 13} ${py}A13 6 0 0 1 ${px} ${py + 6}Z`, '#000', 'opacity=".25"') +
    disc(px, py - 64, 10.5, tone === ink ? grey[4] : ink)
  )
}
function booth(x: number, y: number, tone: keyof typeof tones, kind: number) {
  const t = tones[tone]
  const [mx, my] = iso(x + 14, y + 126, 84)
  const mark = tone === 'white' ? ink : '#FFFFFF'
  const sign = `<g transform="matrix(-.866 .5 0 -1 ${mx.toFixed(1)} ${my.toFixed(1)})" fill="none" stroke="${mark}" stroke-width="12">${['<circle r="36"/>', '<circle cx="-26" r="22"/><circle cx="30" r="22"/>', '<path d="M-40 -30H40V30H-40Z"/>', '<path d="M-30 -20A36 36 0 1 1 -30 20"/>'][Math.floor(next() * 4)]}</g>`
  const shelf = draw(3, (i) =>
    draw(5, (k) => {
      const [cx, cy] = iso(x + 34 + k * 42, y + 15, 50 + i * 36)
      return (
        disc(cx - 6, cy, 5, tone === 'white' || tone === 'grey' ? ink : '#FFFFFF') +
        disc(cx + 7, cy + 7, 5, tone === 'white' || tone === 'grey' ? ink : '#FFFFFF')
      )
    }),
  )
  return (
    shadow(x, y, 240, 14, 150) +
    quad(
      [
        [x, y, 1],
        [x + 240, y, 1],
        [x + 240, y + 240, 1],
        [x, y + 240, 1],
      ],
      tone === 'yellow' ? '#FFF0CC' : grey[1],
    ) +
    quad(
      [
        [x, y + 14, 1],
        [x + 90, y + 14, 1],
        [x + 14, y + 180, 1],
        [x, y + 180, 1],
      ],
      ink,
      'opacity=".08"',
    ) +
    block(x, y, 14, 240, 0, 150, t) +
    block(x + 14, y, 226, 14, 0, 150, t) +
    sign +
    shelf +
    shadow(x + 110, y + 110, 90, 60, 46) +
    (kind === 0
      ? block(x + 70, y + 120, 120, 44, 0, 50, tone === 'ink' ? tones.white : tones.ink)
      : kind === 1
        ? block(x + 60, y + 70, 44, 120, 0, 50, tones.white) + block(x + 150, y + 130, 40, 40, 0, 34, tones.grey)
        : block(x + 80, y + 90, 90, 90, 0, 30, t) + block(x + 100, y + 110, 50, 50, 30, 60, tones.ink))
  )
}
const palette = ['ink', 'white', 'grey', 'white', 'ink', 'grey'] as const
const cells = times(49, (i) => ({ x: -1020 + (i % 7) * 400, y: -700 + Math.floor(i / 7) * 400, i })).map(({ x, y, i }) => ({
  depth: x + y + 300,
  draw: booth(x, y, i === 24 ? 'yellow' : palette[(i + Math.floor(i / 7) * 2 + Math.floor(next() * 2)) % 6]!, Math.floor(next() * 3)),
}))
const crowd = times(130, (i) => {
  const along = Math.floor(next() * 7)
  const [u, v] = [-900 + next() * 2600, -700 + along * 400 + 275 + next() * 90]
  const [x, y] = i % 2 ? [u, v] : [v - 320, u + 320]
  return { depth: x + y, draw: visitor(x, y, i % 22 === 0) }
})
const grid = draw(50, (i) => {
  const [a, b] = [iso(-1200 + i * 80, -1200), iso(-1200 + i * 80, 2600)]
  const [c, d] = [iso(-1200, -1200 + i * 80), iso(2600, -1200 + i * 80)]
  return line(`M${a.join(' ')}L${b.join(' ')}M${c.join(' ')}L${d.join(' ')}`, grey[1], 1.2)
})
const body =
  grid +
  [...cells, ...crowd]
    .toSorted((a, b) => a.depth - b.depth)
    .map((item) => item.draw)
    .join('')

export const scene = { width, height, svg: page(width, height, body, '#FAFAFC') }
