import { acid, circle, cream, fix, glow, ink, line, pink, range, type Point } from './kit.ts'

const digits: Record<number, string> = {
  1: 'M-16-20 4-37V39', 2: 'M-25-16C-25-47 25-47 25-15C25 6-22 18-25 38H27', 3: 'M-23-36H22L-3-8C32-8 32 38-2 38-14 38-23 32-27 23',
  4: 'M11 40V-38L-29 16H29', 5: 'M23-37H-16L-20-4C-8-15 27-14 27 13 27 45-16 45-27 25', 6: 'M16-38C-12-34-27-8-27 14-27 47 27 47 27 14 27-14-18-14-26 10',
  7: 'M-27-36H26L-5 40', 8: 'M0-3C-30-3-30-38 0-38 30-38 30-3 0-3-35-3-35 40 0 40 35 40 35-3 0-3Z', 9: 'M-16 38C12 34 27 8 27-14 27-47-27-47-27-14-27 14 18 14 26-10',
}

export function sticker(number: number, x: number, y: number, r: number, turn = -10, fill = acid) {
  const at = (angle: number, radius = r): Point => [Math.cos(angle) * radius, Math.sin(angle) * radius]
  const [a, b] = [at(0.1), at(1.25)]
  const arc = (radius: number, big: number, sweep: number) => `M${fix(a[0])} ${fix(a[1])}A${radius} ${radius} 0 ${big} ${sweep} ${fix(b[0])} ${fix(b[1])}Z`
  const ticks = range(36).map((i) => line(`M${at((i * Math.PI) / 18, r * 0.72).map(fix).join(' ')}L${at((i * Math.PI) / 18, r * 0.78).map(fix).join(' ')}`, ink, r * 0.025)).join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn})" filter="url(#drop)"><clipPath id="peel"><path d="${arc(r, 1, 0)}"/></clipPath>
  <g clip-path="url(#peel)">${circle(0, 0, r, cream)}${circle(0, 0, r * 0.9, fill)}${ticks}
  <path d="M${-r} ${r * 0.2}L${r * 0.4} ${-r}L${r} ${-r}L${-r} ${r * 0.9}Z" fill="#fff" opacity=".16"/>
  <g transform="scale(${r / 82})"><path d="${digits[number]}" fill="none" stroke="${ink}" stroke-width="21" stroke-linejoin="round"/></g></g>
  <path d="${arc(r, 0, 0)}" fill="#000" opacity=".35" filter="url(#soft)"/><path d="${arc(r * 0.94, 0, 0)}" fill="#D9D3C4"/><path d="${arc(r * 1.25, 0, 0)}" fill="#fff" opacity=".75"/></g>`
}

export function ball(x: number, y: number, r: number) {
  const dots = range(26).map((i) => {
    const a = i * 2.4
    const d = Math.sqrt(i / 26) * 0.86
    return `<ellipse cx="${fix(x + Math.cos(a) * d * r)}" cy="${fix(y + Math.sin(a) * d * r)}" rx="${fix(r * 0.1 * (1.1 - d * 0.5))}" ry="${fix(r * 0.1 * (1.1 - d * 0.5))}" fill="#8b8a92" opacity=".32"/>`
  }).join('')
  return `${glow(x, y, r * 5, 'acid', 0.75)}${circle(x, y, r, cream)}${dots}<path d="M${x + r * 0.55} ${y - r * 0.84}A${r} ${r} 0 1 1 ${x - r * 0.84} ${y + r * 0.55}A${r * 1.12} ${r * 1.12} 0 0 0 ${x + r * 0.55} ${y - r * 0.84}Z" fill="${ink}" opacity=".45"/>
  <ellipse cx="${x - r * 0.35}" cy="${y - r * 0.4}" rx="${r * 0.26}" ry="${r * 0.18}" fill="#fff"/>`
}

export function flight(d: string, width = 10) {
  return `${line(d, acid, width * 2.6, `stroke-dasharray="${width * 2.6} ${width * 2.5}" opacity=".4" filter="url(#soft)"`)}${line(d, acid, width, `stroke-dasharray="${width * 2.6} ${width * 2.5}"`)}`
}

export function bounces(points: Point[], lift: number[]) {
  return points.slice(1).reduce((d, [x, y], i) => {
    const [px, py] = points[i]!
    return `${d}Q${fix((px + x) / 2)} ${fix(Math.min(py, y) - lift[i]!)} ${fix(x)} ${fix(y)}`
  }, `M${points[0]!.join(' ')}`)
}

export const splash = (x: number, y: number, r: number) =>
  `<g transform="translate(${x} ${y})">${range(7).map((i) => line(`M${fix(Math.cos(-0.3 - i * 0.42) * r)} ${fix(Math.sin(-0.3 - i * 0.42) * r * 0.8)}L${fix(Math.cos(-0.3 - i * 0.42) * r * 1.7)} ${fix(Math.sin(-0.3 - i * 0.42) * r * 1.4)}`, acid, r * 0.16)).join('')}</g>`

export function flag(x: number, y: number, h: number, fill = pink) {
  const w = h * 0.4
  return `${glow(x, y, h * 0.45, 'acid', 0.5, 0.3)}<ellipse cx="${x}" cy="${y}" rx="${h * 0.13}" ry="${h * 0.04}" fill="#000"/><ellipse cx="${x}" cy="${y}" rx="${h * 0.13}" ry="${h * 0.04}" fill="none" stroke="${acid}" stroke-width="${h * 0.014}"/>
  ${line(`M${x} ${y}V${y - h}`, cream, h * 0.022)}
  <path d="M${x} ${y - h}C${x + w * 0.35} ${y - h * 1.06} ${x + w * 0.6} ${y - h * 0.86} ${x + w} ${y - h * 0.87}C${x + w * 0.7} ${y - h * 0.78} ${x + w * 0.4} ${y - h * 0.72} ${x} ${y - h * 0.68}Z" fill="${fill}"/>
  <path d="M${x} ${y - h * 0.84}C${x + w * 0.4} ${y - h * 0.9} ${x + w * 0.6} ${y - h * 0.8} ${x + w} ${y - h * 0.87}C${x + w * 0.7} ${y - h * 0.78} ${x + w * 0.4} ${y - h * 0.72} ${x} ${y - h * 0.68}Z" fill="#000" opacity=".22"/>`
}
