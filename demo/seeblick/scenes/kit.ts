export type Stop = readonly [offset: number, colour: string, opacity?: number]
export type Point = readonly [x: number, y: number]

export const ink = '#08252F'
export const lake = '#0E3A4A'
export const mist = '#EEF3F2'
export const sand = '#E9DFCF'
export const coral = '#E4572E'

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

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
export const round = (value: number) => Math.round(value * 10) / 10
export const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
export const draw = (count: number, make: (index: number) => string) => times(count, make).join('')

export function mix(a: string, b: string, t: number) {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(lerp(channel(a, at), channel(b, at), t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const stopTags = (stops: readonly Stop[]) =>
  stops.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')

export const linear = (id: string, stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`

export const linearAt = (id: string, stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`

export const radial = (id: string, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`

export const blur = (id: string, x: number, y = x) =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`

export const area = (points: readonly Point[], close = true) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${close ? 'Z' : ''}`

/** One filled shape with its own gradient, top to bottom unless told. */
export function shade(shape: string, stops: readonly Stop[], direction: readonly [number, number, number, number] = [0, 0, 0, 1], extra = '') {
  const id = uid('s')
  return `<defs>${linear(id, stops, ...direction)}</defs>${shape.replace('/>', ` fill="url(#${id})" ${extra}/>`)}`
}

export const rect = (x: number, y: number, width: number, height: number, rx = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${rx}"/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0, extra = '') =>
  rect(x, y, width, height, rx).replace('/>', ` fill="${fill}" ${extra}/>`)

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`
export const line = (d: string, stroke: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export function glow(cx: number, cy: number, rx: number, ry: number, colour: string, opacity = 1, extra = '') {
  const id = uid('g')
  const stops: Stop[] = [
    [0, colour, opacity],
    [0.35, colour, opacity * 0.55],
    [0.7, colour, opacity * 0.14],
    [1, colour, 0],
  ]
  return `<defs>${radial(id, stops)}</defs><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id})" ${extra}/>`
}

export function soft(content: string, amount: number, extra = '', vertical = amount) {
  const id = uid('b')
  return `<defs>${blur(id, amount, vertical)}</defs><g filter="url(#${id})" ${extra}>${content}</g>`
}

/** A whole picture out of focus, enlarged a little so that its edges stay closed. */
export function defocus(width: number, height: number, content: string, amount: number) {
  const id = uid('b')
  return `<defs><filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${amount}" result="b"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="b"/></feMerge></filter></defs>
  <g transform="translate(${-width * 0.02} ${-height * 0.02}) scale(1.04)"><g filter="url(#${id})">${content}</g></g>`
}

export function clip(shape: string, content: string, extra = '') {
  const id = uid('c')
  return `<defs><clipPath id="${id}">${shape}</clipPath></defs><g clip-path="url(#${id})" ${extra}>${content}</g>`
}

/** Bright networks of light as on the ground of shallow water. */
export function caustics(width: number, height: number, colour: string, options: { frequency?: string; seed?: number; power?: number; gain?: number } = {}) {
  const { frequency = '.006 .009', seed = 4, power = 5, gain = 1 } = options
  const id = uid('k')
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255
  return `<defs><filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
    <feTurbulence type="turbulence" baseFrequency="${frequency}" numOctaves="1" seed="${seed}"/>
    <feColorMatrix values="0 0 0 0 ${channel(1)} 0 0 0 0 ${channel(3)} 0 0 0 0 ${channel(5)} -2.6 0 0 0 1"/>
    <feComponentTransfer><feFuncA type="gamma" amplitude="${gain}" exponent="${power}"/></feComponentTransfer>
    <feGaussianBlur stdDeviation="1.2" result="web"/><feTurbulence type="fractalNoise" baseFrequency=".007" numOctaves="2" seed="${seed + 2}" result="bend"/>
    <feDisplacementMap in="web" in2="bend" scale="120" xChannelSelector="R" yChannelSelector="G"/></filter></defs><rect x="-70" y="-70" width="${width + 140}" height="${height + 140}" filter="url(#${id})"/>`
}

/** Smooth one-dimensional noise in -1 … 1. */
export function noise(seed: number, octaves = 4, ridged = false) {
  const next = random(seed)
  const table = times(512, () => next() * 2 - 1)
  const at = (index: number) => table[((index % 512) + 512) % 512] ?? 0
  const single = (x: number) => {
    const i = Math.floor(x)
    const f = x - i
    return lerp(at(i), at(i + 1), f * f * (3 - 2 * f))
  }
  return (x: number) => {
    let sum = 0
    let weight = 1
    let total = 0
    for (let octave = 0; octave < octaves; octave += 1) {
      const value = single(x * 2 ** octave + octave * 37)
      sum += weight * (ridged ? 1 - 2 * Math.abs(value) : value)
      total += weight
      weight *= 0.5
    }
    return sum / total
  }
}

export function page(width: number, height: number, body: string, options: { grain?: number; vignette?: number } = {}) {
  const { grain = 0.16, vignette = 0.22 } = options
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs><filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="2" seed="11"/>
    <feColorMatrix values="1.5 0 0 0 -.25 1.5 0 0 0 -.25 1.5 0 0 0 -.25 0 0 0 0 1"/></filter>
  ${radial(
    'vignette',
    [
      [0.55, ink, 0],
      [1, ink, vignette],
    ],
    0.5,
    0.46,
    0.78,
  )}</defs>
  ${body}
  <rect width="${width}" height="${height}" fill="url(#vignette)" style="mix-blend-mode:multiply"/>
  <rect width="${width}" height="${height}" filter="url(#grain)" opacity="${grain}" style="mix-blend-mode:soft-light"/></svg>`
}
