import { box, clamp, disc, draw, fade, grey, ink, line, page, path, polar, random, ring, sector, swell, times, yellow } from './kit.ts'

const [width, height] = [2400, 1350]
const [fx, fy] = [1590, 1180]
const next = random(6)
const beam = [-66, -46] as const
const rows = times(12, (i) => ({ r: 250 + i * 84 + i * i * 1.6, size: 40 + i * 1.5 }))
const seat = (x: number, y: number, angle: number, size: number, fill: string, taken: boolean, head: string) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle + 90)}) scale(${(size / 50).toFixed(2)})">` +
  `<rect x="-16" y="-14" width="44" height="46" rx="9" fill="${ink}" opacity=".12" transform="translate(-2 2)"/><rect x="-22" y="-22" width="44" height="40" rx="8" fill="${fill}"/>` +
  path('M-22 -22V-26A8 8 0 0 1 -14 -34H14A8 8 0 0 1 22 -26V-22Z', fill, 'opacity=".55"') +
  (taken ? path('M-27 8A27 17 0 0 1 27 8Z', head, 'opacity=".55"') + disc(0, -3, 13, head) : '') +
  '</g>'
const seats = rows
  .flatMap(({ r, size }, row) => {
    const count = Math.floor((Math.PI * r) / (size * 1.42))
    return times(count, (i) => {
      const angle = -180 + ((i + 0.5) / count) * 180
      const [x, y] = polar(fx, fy, r, angle)
      const aisle = [-138, -90, -42].some((at) => Math.abs(((angle - at) * Math.PI * r) / 180) < 34)
      const lit = angle > beam[0] && angle < beam[1]
      const left = clamp((x - 620) / 720)
      if (aisle || x > width + 60 || y < -60 || next() > left * 1.25) return ''
      const taken = next() < 0.62
      const shade = lit ? ink : [ink, grey[5], grey[4], grey[3]][Math.min(3, Math.floor(next() * 2.2 + row / 5 + (1 - left) * 1.6))]!
      return seat(x, y, angle, size * (0.7 + left * 0.3), shade, taken, lit ? yellow : '#FFFFFF')
    })
  })
  .join('')
const waves = draw(12, (i) => {
  const r = 205 + i * 84 + i * i * 1.6
  return ring(fx, fy, r, grey[2], 1.6) + line(sector(fx, fy, r, r, -180 + 2 ** (i / 2.4) * 2, -20 + i * 1.5), grey[3], 1)
})
const arcs = [
  [1130, 44, -96, -66],
  [1130, 44, -46, -12],
  [985, 26, -84, -66],
  [1290, 78, -128, -104],
  [1290, 78, -38, -4],
  [1478, 130, -122, -66],
  [1478, 130, -46, -22],
] as const
const body =
  swell(0, 0, width, height, 15, (x, y) => clamp((Math.hypot(x - fx, y - fy) - 700) / 3400) * clamp((x - 900) / 1100) * 0.5, grey[2]) +
  fade(waves, 700, 0, 1300, 0, 0, 1) +
  fade(arcs.map(([r, w, from, to]) => path(sector(fx, fy, r - w / 2, r + w / 2, from, to), ink, 'opacity=".1"')).join(''), 700, 0, 1500, 0, 0, 1) +
  path(sector(fx, fy, 96, 1900, beam[0], beam[1]), yellow) +
  path(sector(fx, fy, 96, 1900, beam[0], beam[0] + 3), '#E7A91C', 'opacity=".35"') +
  seats +
  path(sector(fx, fy, 0, 190, -180, 0), ink) +
  path(sector(fx, fy, 0, 190, beam[0], beam[1]), yellow) +
  draw(9, (i) => ring(fx, fy, 30 + i * 18, '#FFFFFF', 1.4, `opacity="${0.5 - i * 0.04}"`)) +
  box(fx - 230, fy + 2, 460, 26, ink) +
  box(fx - 230, fy + 34, 460, 6, grey[3]) +
  path(`M${fx - 66} ${fy}A66 52 0 0 1 ${fx + 66} ${fy}Z`, '#FFFFFF') +
  disc(fx, fy - 50, 38, ink) +
  disc(fx, fy - 50, 30, yellow) +
  box(0, fy + 62, width, 2, grey[2])

export const scene = { width, height, svg: page(width, height, body) }
