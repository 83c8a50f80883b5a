export const ink = '#111214'
export const acid = '#B7FF3C'
export const cream = '#FAF7F0'
export const pink = '#FF3D81'
export const night = '#191722'
export const plum = '#2B1A36'
export const wine = '#5A1A45'
export const rose = '#A3265F'
export const moss = '#26351A'
export const leaf = '#5E8A1F'
export const steel = '#2A2B36'
export const amber = '#FFD9A0'

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
export const poly = (points: Point[], fill: string, extra = '') =>
  `<polygon points="${points.map(([x, y]) => `${fix(x)},${fix(y)}`).join(' ')}" fill="${fill}" ${extra}/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(w)}" height="${fix(h)}" fill="${fill}" ${extra}/>`
export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="${fill}" ${extra}/>`
export const line = (d: string, stroke: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

const radial = (name: string, color: string) => `<radialGradient id="glow-${name}"><stop offset="0" stop-color="${color}"/>
  <stop offset=".35" stop-color="${color}" stop-opacity=".42"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>
  <linearGradient id="beam-${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity=".85"/>
  <stop offset=".5" stop-color="${color}" stop-opacity=".3"/><stop offset="1" stop-color="${color}" stop-opacity=".04"/></linearGradient>`

export function rim(id: string, left: string, right: string, size: number) {
  const side = (dx: number, name: string, color: string) => `<feOffset in="SourceAlpha" dx="${dx}" dy="${size * 0.45}" result="o"/>
    <feComposite in="SourceAlpha" in2="o" operator="out" result="c"/><feFlood flood-color="${color}"/>
    <feComposite in2="c" operator="in" result="hard"/><feGaussianBlur in="hard" stdDeviation="${size * 0.9}" result="b"/>
    <feComposite in="b" in2="SourceAlpha" operator="in" result="soft"/>
    <feMerge result="${name}"><feMergeNode in="soft"/><feMergeNode in="hard"/></feMerge>`
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">
    ${side(size, 'L', left)}${side(-size, 'R', right)}
    <feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="R"/><feMergeNode in="L"/></feMerge></filter>`
}

const blur = (id: string, x: number, y = x) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`

export function frame(width: number, height: number, body: string, defs = '') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
  ${radial('acid', acid)}${radial('pink', pink)}${radial('cream', cream)}${radial('amber', amber)}${radial('ink', ink)}
  ${blur('soft', 6)}${blur('haze', 28)}${blur('fog', 80)}${blur('drag', 2, 16)}
  ${rim('rim', acid, pink, 5)}${rim('rim-big', acid, pink, 11)}${rim('rim-warm', amber, pink, 6)}
  <filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="4"/>
    <feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>
  <filter id="drop" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="6" dy="12" stdDeviation="10" flood-color="#000" flood-opacity=".55"/></filter>
  <filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".83 .79" numOctaves="1" seed="9"/>
    <feColorMatrix values="0 0 0 0 .98  0 0 0 0 .96  0 0 0 0 .92  0 1.5 0 0 -.72"/></filter>
  <filter id="wear" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".006 .012" numOctaves="3" seed="3"/>
    <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 3 0 0 -1.35"/></filter>
  <radialGradient id="vignette" cx=".5" cy=".48" r=".75"><stop offset=".55" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="#08080a" stop-opacity=".6"/></radialGradient>
  ${defs}</defs>
  <rect width="${width}" height="${height}" fill="${ink}"/>${body}
  <rect width="${width}" height="${height}" filter="url(#wear)" opacity=".08"/>
  <rect width="${width}" height="${height}" fill="url(#vignette)"/>
  <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".1"/></svg>`
  return { width, height, svg }
}

export type Tone = 'acid' | 'pink' | 'cream' | 'amber' | 'ink'
export const glow = (x: number, y: number, r: number, tone: Tone, opacity = 0.6, squash = 1) =>
  `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(r)}" ry="${fix(r * squash)}" fill="url(#glow-${tone})" opacity="${opacity}"/>`

export function halftone(x: number, y: number, w: number, h: number, step: number, size: (u: number, v: number) => number, fill: string, extra = '') {
  let d = ''
  for (let row = 0; row * step * 0.5 < h; row++)
    for (let px = x + (row % 2 ? step / 2 : 0); px < x + w; px += step) {
      const py = y + row * step * 0.5
      const r = Math.min(size((px - x) / w, (py - y) / h), 1) * step * 0.46
      if (r > 0.9) d += `M${fix(px - r)} ${fix(py)}a${fix(r)} ${fix(r)} 0 1 0 ${fix(2 * r)} 0a${fix(r)} ${fix(r)} 0 1 0 ${fix(-2 * r)} 0`
    }
  return `<path d="${d}" fill="${fill}" ${extra}/>`
}

export function moon(x: number, y: number, r: number, fill: string, dot: string, step = 22) {
  const inside = (u: number, v: number) => {
    const d = Math.hypot(u - 0.5, v - 0.5) * 2
    return d > 1 - step / r / 2 ? 0 : (v - 0.25) * 1.2 + (u - 0.5) * 0.35
  }
  return glow(x, y, r * 2.1, fill === pink ? 'pink' : fill === acid ? 'acid' : 'cream', 0.4) + circle(x, y, r, fill) + halftone(x - r, y - r, r * 2, r * 2, step, inside, dot)
}

export function cone(top: Point, topWidth: number, left: number, right: number, bottom: number, tone: Tone, opacity = 0.6) {
  const [x, y] = top
  const shape: Point[] = [[x - topWidth, y], [x + topWidth, y], [right, bottom], [left, bottom]]
  const width = (v: number): Point => [x - topWidth + (left - x + topWidth) * v, x + topWidth + (right - x - topWidth) * v]
  const box: Point = [Math.min(left, x - topWidth), Math.max(right, x + topWidth)]
  const dots = halftone(box[0], y, box[1] - box[0], bottom - y, 20, (u, v) => {
    const [a, b] = width(v)
    const px = box[0] + u * (box[1] - box[0])
    return px < a + 8 || px > b - 8 ? 0 : 0.75 - v * 0.85
  }, { acid, pink, cream, amber, ink }[tone], 'opacity=".3"')
  return `<g opacity="${opacity}">${poly(shape, `url(#beam-${tone})`)}${dots}</g>`
}

export function wet(width: number, height: number, horizon: number, world: string, strength = 0.75) {
  return `<g id="world">${world}</g><defs>
  <filter id="wet" filterUnits="userSpaceOnUse" x="0" y="${horizon}" width="${width}" height="${height - horizon}">
    <feGaussianBlur stdDeviation="3 14" result="s"/><feTurbulence type="fractalNoise" baseFrequency=".005 .06" numOctaves="3" seed="7"/>
    <feDisplacementMap in="s" scale="52" xChannelSelector="R" yChannelSelector="G"/></filter>
  <linearGradient id="wet-fade" gradientUnits="userSpaceOnUse" x1="0" y1="${horizon}" x2="0" y2="${height}"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset="1" stop-color="#fff" stop-opacity="${strength * 0.32}"/></linearGradient>
  <mask id="wet-mask" maskUnits="userSpaceOnUse" x="0" y="${horizon}" width="${width}" height="${height - horizon}"><rect x="0" y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#wet-fade)"/></mask></defs>
  ${rect(0, horizon, width, height - horizon, '#131318')}
  <g mask="url(#wet-mask)"><g filter="url(#wet)"><use xlink:href="#world" transform="translate(0 ${horizon * 2}) scale(1 -1)"/></g></g>`
}
