export const flour = '#FBF6EC'
export const crust = '#8A4B1F'
export const jam = '#B3202A'
export const charcoal = '#2A211C'
export const cream = '#F5E8CE'
export const butter = '#F3D08B'
export const gold = '#E2A24C'
export const toast = '#C67C36'
export const bark = '#5E3115'
export const peach = '#F3BE93'
export const blush = '#F7DCC6'
export const coral = '#DB6A4E'
export const sage = '#A9B596'
export const sky = '#DCE3DC'

export type Point = [number, number]
export type Rand = () => number

export function rng(seed: number): Rand {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const fix = (value: number) => Math.round(value * 10) / 10
export const range = (count: number) => Array.from({ length: count }, (_, i) => i)
export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') => `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(w)}" height="${fix(h)}" fill="${fill}" ${extra}/>`
export const circle = (x: number, y: number, r: number, fill: string, extra = '') => `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="${fill}" ${extra}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') => `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${fill}" ${extra}/>`
export const poly = (points: Point[], fill: string, extra = '') => `<polygon points="${points.map((p) => p.map(fix).join(',')).join(' ')}" fill="${fill}" ${extra}/>`
export const line = (d: string, stroke: string, width: number, extra = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
export const move = (x: number, y: number, inner: string, turn = 0, scale = 1) => `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${turn}) scale(${scale})">${inner}</g>`

function cutFilter(level: number) {
  const [lift, soft] = ([[3, 3], [7, 8], [14, 16], [26, 30]] as const)[level]!
  return `<filter id="cut${level}" x="-15%" y="-15%" width="130%" height="140%" color-interpolation-filters="sRGB">
  <feOffset in="SourceGraphic" dx="-1.6" dy="-2.2" result="shift"/><feColorMatrix in="shift" values="0 0 0 0 1  0 0 0 0 .98  0 0 0 0 .93  0 0 0 .75 0" result="edge"/>
  <feGaussianBlur in="SourceGraphic" stdDeviation="${soft}" result="b1"/><feOffset in="b1" dx="${lift * 0.55}" dy="${lift}" result="o1"/><feColorMatrix in="o1" values="0 0 0 0 .24  0 0 0 0 .11  0 0 0 0 .04  0 0 0 .42 0" result="far"/>
  <feGaussianBlur in="SourceGraphic" stdDeviation="${Math.max(1.4, soft * 0.2)}" result="b2"/><feOffset in="b2" dx="2" dy="3" result="o2"/><feColorMatrix in="o2" values="0 0 0 0 .2  0 0 0 0 .09  0 0 0 0 .03  0 0 0 .4 0" result="near"/>
  <feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
}

export const sheet = (inner: string, level = 1) => `<g filter="url(#cut${level})">${inner}</g>`
export const stack = (pieces: string[], level = 1) => pieces.map((piece) => sheet(piece, level)).join('')

const fade = (id: string, color: string) => `<radialGradient id="glow-${id}"><stop offset="0" stop-color="${color}"/><stop offset=".4" stop-color="${color}" stop-opacity=".4"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`
export const glow = (x: number, y: number, r: number, tone: 'sun' | 'fire' | 'flour' | 'dark', opacity = 0.6, squash = 1) => oval(x, y, r, r * squash, `url(#glow-${tone})`, `opacity="${opacity}"`)

export function frame(width: number, height: number, background: string, body: string, defs = '') {
  const all = `width="${width}" height="${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${all} viewBox="0 0 ${width} ${height}"><defs>
  ${range(4).map(cutFilter).join('')}${fade('sun', '#FFE7AE')}${fade('fire', '#FF8A2C')}${fade('flour', flour)}${fade('dark', charcoal)}
  <filter id="hand" filterUnits="userSpaceOnUse" x="0" y="0" ${all} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".016" numOctaves="2" seed="5" result="noise"/>
    <feDisplacementMap in="SourceGraphic" in2="noise" scale="12" xChannelSelector="R" yChannelSelector="G" result="cut"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="cut"/></feMerge></filter>
  <filter id="fuzz" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
  <filter id="fibre" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".075 .09" numOctaves="2" seed="11" result="n"/>
    <feDiffuseLighting in="n" surfaceScale="1.9" diffuseConstant="1.05" lighting-color="#fff"><feDistantLight azimuth="235" elevation="62"/></feDiffuseLighting></filter>
  <linearGradient id="day" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3d6" stop-opacity=".28"/><stop offset=".5" stop-color="#fff3d6" stop-opacity="0"/><stop offset="1" stop-color="#6b3413" stop-opacity=".26"/></linearGradient>
  ${defs}</defs><rect ${all} fill="${background}"/><g filter="url(#hand)">${body}</g>
  <rect ${all} fill="url(#day)"/><rect ${all} filter="url(#fibre)" opacity=".26" style="mix-blend-mode:multiply"/></svg>`
  return { width, height, svg }
}

export function blob(r: Rand, cx: number, cy: number, rx: number, ry: number, wobble = 0.06, count = 12) {
  const points = range(count).map((i): Point => {
    const a = (i / count) * Math.PI * 2
    const k = 1 + (r() - 0.5) * 2 * wobble
    return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]
  })
  return smooth(points)
}

export function smooth(points: Point[]) {
  const at = (i: number) => points[(i + points.length) % points.length]!
  return `M${at(0).map(fix).join(' ')}${points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return `C${fix(b[0] + (c[0] - a[0]) / 6)} ${fix(b[1] + (c[1] - a[1]) / 6)} ${fix(c[0] - (d[0] - b[0]) / 6)} ${fix(c[1] - (d[1] - b[1]) / 6)} ${fix(c[0])} ${fix(c[1])}`
  }).join('')}Z`
}

export function ridge(r: Rand, width: number, bottom: number, y: number, amp: number, steps: number) {
  const pts = range(steps + 1).map((i): Point => [-60 + (i / steps) * (width + 120), y + (r() - 0.5) * 2 * amp])
  let d = `M-60 ${bottom}L${pts[0]!.map(fix).join(' ')}`
  for (let i = 1; i < pts.length; i++) {
    const [[ax, ay], [bx, by]] = [pts[i - 1]!, pts[i]!]
    const mx = fix((ax + bx) / 2)
    d += `C${mx} ${fix(ay)} ${mx} ${fix(by)} ${fix(bx)} ${fix(by)}`
  }
  return `${d}V${bottom}Z`
}
