export type Point = readonly [x: number, y: number]

export const ink = '#1B1F3B'
export const paper = '#FFFFFF'
export const yellow = '#FFC53D'
export const grey = ['#F4F5F7', '#E3E5EA', '#C9CCD6', '#9FA3B4', '#6C7089', '#3D4160'] as const

export const round = (value: number) => Math.round(value * 10) / 10
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))
export const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
export const draw = (count: number, make: (index: number) => string) => times(count, make).join('')
export const polar = (cx: number, cy: number, r: number, degrees: number): Point => [
  cx + Math.cos((degrees * Math.PI) / 180) * r,
  cy + Math.sin((degrees * Math.PI) / 180) * r,
]

let counter = 0
export const uid = (prefix = 'i') => `${prefix}${(counter += 1)}`

export function random(seed: number) {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`
export const line = (d: string, stroke: string, width: number, extra = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`
export const box = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${extra}/>`
export const disc = (cx: number, cy: number, r: number, fill: string, extra = '') =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}" ${extra}/>`
export const ring = (cx: number, cy: number, r: number, stroke: string, width: number, extra = '') =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`
export const area = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

export function clip(shape: string, content: string) {
  const id = uid('c')
  return `<defs><clipPath id="${id}">${shape}</clipPath></defs><g clip-path="url(#${id})">${content}</g>`
}

/** Ring sector between two radii and two angles in degrees. */
export function sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number) {
  const large = to - from > 180 ? 1 : 0
  const p = (r: number, a: number) => polar(cx, cy, r, a).map(round).join(' ')
  return `M${p(outer, from)}A${outer} ${outer} 0 ${large} 1 ${p(outer, to)}L${p(inner, to)}A${inner} ${inner} 0 ${large} 0 ${p(inner, from)}Z`
}

/** Landolt ring of outer radius r: stroke and gap are a fifth of its diameter. */
export function landolt(cx: number, cy: number, r: number, degrees: number, fill: string) {
  const gap = (Math.asin(0.2) * 180) / Math.PI
  const inner = (Math.asin(1 / 3) * 180) / Math.PI
  const p = (radius: number, a: number) =>
    polar(cx, cy, radius, degrees + a)
      .map(round)
      .join(' ')
  return path(`M${p(r, gap)}A${r} ${r} 0 1 1 ${p(r, -gap)}L${p(r * 0.6, -inner)}A${r * 0.6} ${r * 0.6} 0 1 0 ${p(r * 0.6, inner)}Z`, fill)
}

/** Halftone of dots; tone(x, y) from 0 (none) to 1 (touching). */
export function dots(x: number, y: number, width: number, height: number, step: number, tone: (x: number, y: number) => number, fill: string, extra = '') {
  let d = ''
  for (let row = 0; row * step * 0.866 <= height; row += 1) {
    for (let column = 0; column * step <= width; column += 1) {
      const [px, py] = [x + column * step + (row % 2 ? step / 2 : 0), y + row * step * 0.866]
      const r = round(clamp(tone(px, py)) * step * 0.5)
      if (r >= 0.7) d += `M${round(px - r)} ${round(py)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`
    }
  }
  return path(d, fill, extra)
}

/** Halftone of horizontal lines that swell with tone(x, y). */
export function swell(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  tone: (x: number, y: number) => number,
  fill: string,
  extra = '',
  sample = 24,
) {
  let d = ''
  for (let py = y + step / 2; py < y + height; py += step) {
    const half = times(Math.ceil(width / sample) + 1, (i): Point => {
      const px = Math.min(x + width, x + i * sample)
      return [px, (clamp(tone(px, py)) * step) / 2]
    })
    if (half.every(([, h]) => h < 0.2)) continue
    d += area([...half.map(([px, h]): Point => [px, py - h]), ...half.toReversed().map(([px, h]): Point => [px, py + h])])
  }
  return path(d, fill, extra)
}

export const turn = (content: string, degrees: number, cx: number, cy: number) => `<g transform="rotate(${degrees} ${cx} ${cy})">${content}</g>`

export function fade(content: string, x1: number, y1: number, x2: number, y2: number, from = 1, to = 0) {
  const id = uid('m')
  return `<defs><linearGradient id="${id}g" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="#fff" stop-opacity="${from}"/><stop offset="1" stop-color="#fff" stop-opacity="${to}"/></linearGradient>
    <mask id="${id}" maskUnits="userSpaceOnUse" x="-4000" y="-4000" width="9000" height="9000"><rect x="-4000" y="-4000" width="9000" height="9000" fill="url(#${id}g)"/></mask></defs><g mask="url(#${id})">${content}</g>`
}

export function page(width: number, height: number, body: string, ground: string = paper) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs><filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="5"/>
    <feColorMatrix values="1.4 0 0 0 -.2 1.4 0 0 0 -.2 1.4 0 0 0 -.2 0 0 0 0 1"/></filter></defs>
  <rect width="${width}" height="${height}" fill="${ground}"/>${body}
  <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".14" style="mix-blend-mode:soft-light"/></svg>`
}
