import { box, draw, line, mix, path, random, round } from './kit.ts'

export type Palette = { light: string; dark: string; roof: string; roofDark: string; window: string; tree: string; treeDark: string }

export const morning: Palette = {
  light: '#F5E9D6',
  dark: '#A7ABA8',
  roof: '#A2705C',
  roofDark: '#6A5252',
  window: '#5F7377',
  tree: '#5E8674',
  treeDark: '#2A5250',
}
export const dusk: Palette = {
  light: '#4D5C70',
  dark: '#2A3D50',
  roof: '#3C3E52',
  roofDark: '#233041',
  window: '#FFC98A',
  tree: '#1B3A46',
  treeDark: '#0F2A37',
}

const windows = (x: number, y: number, w: number, h: number, columns: number, rows: number, fill: string) =>
  draw(columns * rows, (i) =>
    box(
      x + ((i % columns) + 0.5) * (w / columns) - (w / columns) * 0.14,
      y + (Math.floor(i / columns) + 0.5) * (h / rows) - (h / rows) * 0.26,
      (w / columns) * 0.28,
      (h / rows) * 0.52,
      fill,
      0.6,
    ),
  )

/** A tower seen slightly from its corner: lit face, shaded face, tent roof. */
export function tower(x: number, base: number, width: number, height: number, roof: number, c: Palette, floors = 4) {
  const lit = width * 0.6
  const top = base - height
  return (
    box(x, top, lit, height, c.light) +
    box(x + lit, top, width - lit, height, c.dark) +
    windows(x, top + height * 0.08, lit, height * 0.8, 1, floors, c.window) +
    windows(x + lit, top + height * 0.08, width - lit, height * 0.8, 1, floors, c.window) +
    path(`M${x - 3} ${top}L${x + width * 0.5} ${top - roof}L${x + lit} ${top}Z`, c.roof) +
    path(`M${x + lit} ${top}L${x + width * 0.5} ${top - roof}L${x + width + 3} ${top}Z`, c.roofDark) +
    line(`M${x + width * 0.5} ${top - roof}v${-roof * 0.16}`, c.roofDark, 1.6)
  )
}

export function house(x: number, base: number, width: number, height: number, roof: number, c: Palette, side = 0.32) {
  const lit = width * (1 - side)
  const top = base - height
  return (
    box(x, top, lit, height, c.light) +
    box(x + lit, top, width - lit, height, c.dark) +
    windows(x, top + 2, lit, height - 2, Math.max(2, Math.round(lit / 14)), Math.max(1, Math.round(height / 20)), c.window) +
    path(`M${x - 3} ${top + 1}L${x + lit * 0.5} ${top - roof}L${x + lit + 2} ${top + 1}Z`, mix(c.light, c.roof, 0.25)) +
    path(`M${x + lit * 0.5} ${top - roof}L${x + lit * 0.5 + width - lit} ${top - roof * 0.94}L${x + width + 3} ${top + 1}L${x + lit + 2} ${top + 1}Z`, c.roof) +
    path(`M${x - 4} ${top + 2}L${x + lit * 0.5} ${top - roof - 2}L${x + lit * 0.5 + 3} ${top - roof}L${x} ${top + 3}Z`, c.roofDark)
  )
}

export function trees(x0: number, x1: number, base: number, size: number, count: number, c: Palette, seed: number) {
  const next = random(seed)
  return draw(count, (i) => {
    const x = x0 + ((i + next() * 0.8) / count) * (x1 - x0)
    const r = size * (0.6 + next() * 0.6)
    return (
      draw(6, (k) => {
        const [dx, dy] = [(next() - 0.5) * r * 1.3, (next() - 0.5) * r * 0.9]
        return `<circle cx="${round(x + dx)}" cy="${round(base - r * 0.8 + dy)}" r="${round(r * (0.35 + next() * 0.25))}" fill="${mix(c.treeDark, c.tree, Math.min(1, Math.max(0, 0.5 - dx / r - dy / r - (k === 0 ? 0.4 : 0))))}"/>`
      }) + box(x - r * 0.06, base - r * 0.5, r * 0.12, r * 0.5, c.treeDark)
    )
  })
}

export const poplar = (x: number, base: number, height: number, c: Palette) =>
  path(
    `M${x} ${base}C${x - height * 0.16} ${base - height * 0.3} ${x - height * 0.08} ${base - height * 0.8} ${x} ${base - height}C${x + height * 0.08} ${base - height * 0.8} ${x + height * 0.16} ${base - height * 0.3} ${x} ${base}Z`,
    c.treeDark,
  ) +
  path(
    `M${x - 1} ${base}C${x - height * 0.16} ${base - height * 0.3} ${x - height * 0.08} ${base - height * 0.8} ${x} ${base - height}C${x - height * 0.02} ${base - height * 0.6} ${x - height * 0.01} ${base - height * 0.3} ${x - 1} ${base}Z`,
    c.tree,
  )

/** Rapperswil from the lake; 600 units wide, standing on y = 0. */
export function rapperswil(c: Palette, seed = 8) {
  const next = random(seed)
  const hill = `M-60 0C0 -14 40 -62 120 -86C190 -104 280 -104 350 -96C430 -86 500 -46 640 0Z`
  const rows = (y: number, x0: number, x1: number, low: number, high: number) => {
    let [out, x] = ['', x0]
    while (x < x1) {
      const w = 22 + next() * 20
      const tint = { ...c, light: mix(c.light, ['#E7C9A4', '#F7F3EA', '#DCE3DF', '#EBCDB8'][Math.floor(next() * 4)] ?? c.light, c === dusk ? 0.08 : 0.55) }
      out += house(
        x,
        y,
        w,
        low + next() ** 1.5 * (high - low) * 1.3,
        8 + next() * 8,
        { ...tint, roof: mix(c.roof, c.roofDark, next() * 0.55) },
        0.2 + next() * 0.3,
      )
      x += w - 1
    }
    return out
  }
  return (
    path(hill, c.treeDark) +
    trees(-30, 600, 2, 44, 17, c, seed) +
    trees(60, 480, -50, 40, 12, c, seed + 1) +
    path('M96 -84L110 -104L352 -108L372 -84L372 -70L96 -66Z', mix(c.dark, c.light, 0.35)) +
    tower(112, -98, 34, 92, 40, c, 4) +
    house(146, -98, 122, 62, 46, c, 0.2) +
    tower(262, -98, 42, 112, 52, c, 5) +
    box(304, -128, 44, 34, c.dark) +
    trees(318, 372, -84, 26, 3, c, seed + 3) +
    house(412, -66, 74, 44, 34, c, 0.25) +
    tower(392, -62, 27, 98, 34, c, 4) +
    tower(478, -58, 24, 82, 30, c, 3) +
    trees(100, 420, -52, 30, 12, c, seed + 2) +
    rows(-30, 130, 560, 22, 34) +
    trees(90, 600, -14, 20, 14, c, seed + 4) +
    rows(-3, 60, 620, 24, 40) +
    trees(90, 610, -1, 15, 13, c, seed + 7) +
    trees(-40, 80, 0, 26, 6, c, seed + 5) +
    trees(600, 680, 0, 22, 5, c, seed + 6) +
    box(-60, -5, 760, 7, mix(c.dark, c.light, 0.3))
  )
}

/** Timber footbridge in perspective from the near bank to the far one. */
export function jetty(points: readonly (readonly [x: number, y: number, width: number])[], deck: string, edge: string, post: string, posts = 26) {
  const at = (t: number) => {
    const scaled = t * (points.length - 1)
    const i = Math.min(points.length - 2, Math.floor(scaled))
    const [a, b, f] = [points[i]!, points[i + 1]!, scaled - i]
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, a[2] + (b[2] - a[2]) * f] as const
  }
  const top = points.map(([x, y]) => `${x} ${y}`)
  const bottom = points.toReversed().map(([x, y, w]) => `${x} ${y + w}`)
  return (
    draw(posts, (i) => {
      const [x, y, w] = at(1 - ((i + 0.5) / posts) ** 0.62)
      return box(x - w * 0.12, y - w * 1.1, w * 0.24, w * 3.6, post) + box(x - w * 0.12, y - w * 1.1, w * 0.08, w * 3.6, edge, 0, 'opacity=".6"')
    }) +
    path(`M${top.join('L')}L${bottom.join('L')}Z`, deck) +
    line(`M${top.join('L')}`, edge, 2.5) +
    line(`M${points.map(([x, y, w]) => `${x} ${round(y - w * 1.05)}`).join('L')}`, post, 3)
  )
}

export const sailboat = (x: number, y: number, size: number, sail: string, hull: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  path('M2 -6L2 -92C28 -62 40 -34 44 -8Z', sail) +
  path('M-3 -8L-3 -80C-14 -50 -24 -28 -32 -8Z', mix(sail, '#8FA6AC', 0.3)) +
  line('M0 0V-94', hull, 2) +
  path('M-38 -4L46 -4C40 8 30 12 -22 11C-30 8 -34 4 -38 -4Z', hull) +
  path('M-34 16H40L30 21H-22Z', hull, 'opacity=".25"') +
  path('M4 16L34 16L6 74Z', sail, 'opacity=".25"') +
  '</g>'
