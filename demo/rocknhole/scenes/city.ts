import { acid, amber, circle, cream, fix, glow, ink, line, night, pink, range, rect, type Point, type Rand } from './kit.ts'

type Facade = { x: number; y: number; w: number; h: number; cols: number; rows: number; fill: string; lit?: number; tones?: string[]; tall?: number; shutters?: string; base?: number }

function pane(r: Rand, x: number, y: number, w: number, h: number, tone: string) {
  const pick = r()
  const inside = pick < 0.25 ? rect(x, y, w, h * (0.2 + r() * 0.4), ink, 'opacity=".38"')
    : pick < 0.42 ? `<path d="M${fix(x + w * 0.25)} ${fix(y + h)}c0 ${fix(-h * 0.3)} ${fix(w * 0.08)} ${fix(-h * 0.34)} ${fix(w * 0.14)} ${fix(-h * 0.36)}a${fix(w * 0.12)} ${fix(w * 0.13)} 0 1 1 ${fix(w * 0.12)} 0c${fix(w * 0.16)} 0 ${fix(w * 0.2)} ${fix(h * 0.15)} ${fix(w * 0.2)} ${fix(h * 0.36)}z" fill="${ink}" opacity=".7"/>`
    : pick < 0.6 ? `${line(`M${fix(x + w * 0.5)} ${fix(y)}v${fix(h * 0.3)}`, ink, 2)}<path d="M${fix(x + w * 0.3)} ${fix(y + h * 0.44)}h${fix(w * 0.4)}l${fix(-w * 0.12)} ${fix(-h * 0.16)}h${fix(-w * 0.16)}z" fill="${ink}" opacity=".8"/>`
    : pick < 0.75 ? rect(x, y, w * 0.24, h, ink, 'opacity=".3"') + rect(x + w * 0.76, y, w * 0.24, h, ink, 'opacity=".3"') : ''
  return rect(x, y, w, h, tone) + rect(x, y + h * 0.5, w, h * 0.5, '#fff', 'opacity=".14"') + inside
}

export function facade(r: Rand, f: Facade) {
  const { x, y, w, h, cols, rows, lit = 0.4, tones = [amber, cream, amber, acid, pink], tall = 0.6, base = 0.04 } = f
  const [cw, rh] = [w / (cols + 0.4), (h * (1 - base)) / (rows + 0.3)]
  const [ww, wh] = [cw * (f.shutters ? 0.44 : 0.58), rh * tall]
  let out = rect(x, y, w, h + 2, f.fill)
  for (const row of range(rows)) {
    out += rect(x, y + rh * (row + 0.22) + wh + rh * 0.09, w, Math.max(2, rh * 0.03), '#000', 'opacity=".25"')
    for (const col of range(cols)) {
      const [px, py] = [x + cw * (col + 0.2) + (cw - ww) / 2, y + rh * (row + 0.3)]
      const on = r() < lit
      out += rect(px - 3, py - 3, ww + 6, wh + 6, '#000', 'opacity=".4"')
      out += on ? pane(r, px, py, ww, wh, tones[Math.floor(r() * tones.length)]!)
        : rect(px, py, ww, wh, '#15141d') + `<path d="M${fix(px)} ${fix(py + wh * 0.7)}L${fix(px + ww)} ${fix(py + wh * 0.1)}V${fix(py + wh * 0.45)}L${fix(px)} ${fix(py + wh)}Z" fill="#fff" opacity=".06"/>`
      out += rect(px + ww / 2 - 1.5, py, 3, wh, '#0d0c12', 'opacity=".8"') + rect(px, py + wh * 0.36, ww, 3, '#0d0c12', 'opacity=".8"')
      out += rect(px - 6, py + wh + 3, ww + 12, 5, '#fff', 'opacity=".16"')
      if (on) out += glow(px + ww / 2, py + wh / 2, wh * 1.1, 'amber', 0.18)
      if (f.shutters) for (const sx of [px - ww * 0.52, px + ww * 1.06]) {
        out += rect(sx, py - 2, ww * 0.44, wh + 4, f.shutters)
        for (const k of range(6)) out += rect(sx + 3, py + (wh * (k + 0.4)) / 6, ww * 0.44 - 6, 2.5, '#000', 'opacity=".35"')
      }
    }
  }
  return out + rect(x - 6, y - 8, w + 12, 14, f.fill) + rect(x - 6, y - 8, w + 12, 4, '#fff', 'opacity=".14"') + rect(x + w * 0.84, y, w * 0.16, h, '#000', 'opacity=".28"')
}

export function skyline(r: Rand, width: number, base: number, low: number, high: number, fill: string, lit: string) {
  let [x, shape, windows] = [-20, `M-20 ${base}`, '']
  while (x < width + 40) {
    const w = 50 + r() * 110
    const top = base - low - r() * r() * (high - low)
    const kind = r()
    shape += kind < 0.3 ? `L${fix(x)} ${fix(top + w * 0.35)}L${fix(x + w / 2)} ${fix(top)}L${fix(x + w)} ${fix(top + w * 0.35)}`
      : kind < 0.5 ? `L${fix(x)} ${fix(top)}h${fix(w * 0.4)}v${fix(-30 - r() * 50)}h4v${fix(40)}L${fix(x + w)} ${fix(top + 10)}` : `L${fix(x)} ${fix(top)}h${fix(w)}`
    for (let wy = top + w * 0.4; wy < base - 10; wy += 24) for (let wx = x + 10; wx < x + w - 14; wx += 20) if (r() < 0.13) windows += rect(wx, wy, 8, 12, lit, `opacity="${fix(0.4 + r() * 0.6)}"`)
    x += w
  }
  return `<path d="${shape}L${width + 60} ${base}Z" fill="${fill}"/>${windows}`
}

export const wires = (paths: string[], width = 4) => paths.map((d) => line(d, '#08080b', width)).join('') + paths.map((d) => line(d, cream, width * 0.25, 'opacity=".35" transform="translate(0 -1)"')).join('')

export function lamp(x: number, y: number, h: number, reach: number, tone: 'acid' | 'pink' | 'cream' | 'amber' = 'cream') {
  const head = x + reach
  return `${line(`M${x} ${y}V${y - h + 40}Q${x} ${y - h} ${x + reach * 0.35} ${y - h}H${head}`, '#0a0a0e', 12)}${line(`M${x - 3} ${y}V${y - h + 40}`, pink, 2, 'opacity=".6"')}
  <path d="M${head - 44} ${y - h - 8}h88l-14 24h-60z" fill="#0a0a0e"/>${rect(head - 32, y - h + 14, 64, 8, cream)}${glow(head, y - h + 18, 170, tone, 0.9)}`
}

export const bulbs = (a: Point, b: Point, sag: number, count: number, tones: ('acid' | 'pink' | 'cream' | 'amber')[] = ['amber']) => {
  const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)]
  const hue = { acid, pink, cream, amber }
  return line(`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + sag * 2} ${b[0]} ${b[1]}`, '#08080b', 4) + range(count).map((i) => {
    const [x, y] = at((i + 0.5) / count)
    const tone = tones[i % tones.length]!
    return glow(x, y + 14, 56, tone, 0.75) + rect(x - 4, y, 8, 8, night) + circle(x, y + 15, 9, hue[tone]) + circle(x - 2, y + 13, 4, '#fff')
  }).join('')
}

export function road(r: Rand, width: number, horizon: number, height: number, count = 120) {
  return range(count).map(() => {
    const t = r() ** 1.4
    const y = horizon + 8 + (height - horizon) * t
    const len = 12 + 120 * t * r()
    return rect(r() * width, y, len, 1.5 + 3 * t, r() < 0.5 ? cream : r() < 0.5 ? pink : acid, `opacity="${fix(0.05 + r() * 0.14)}"`)
  }).join('')
}
