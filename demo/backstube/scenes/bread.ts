import { bark, blob, butter, cream, crust, fix, flour, gold, line, move, oval, path, range, rng, sheet, toast, type Rand } from './kit.ts'

const leafCut = (x: number, y: number, len: number, wide: number, turn: number) => move(x, y, path(`M${-len} 0Q0 ${-wide} ${len} 0Q0 ${wide} ${-len} 0Z`, cream) + path(`M${-len} 0Q0 ${-wide} ${len} 0Q0 ${fix(-wide * 0.2)} ${-len} 0Z`, bark, 'opacity=".55"') + path(`M${fix(-len * 0.8)} ${fix(wide * 0.12)}Q0 ${fix(wide * 0.7)} ${fix(len * 0.8)} ${fix(wide * 0.12)}Q0 ${fix(wide * 0.3)} ${fix(-len * 0.8)} ${fix(wide * 0.12)}Z`, butter), turn)
const dust = (r: Rand, rx: number, ry: number, count: number) => range(count).map(() => { const a = r() * 6.3; const d = Math.sqrt(r()) * 0.86; return `<circle cx="${fix(Math.cos(a) * rx * d)}" cy="${fix(Math.sin(a) * ry * d)}" r="${fix(2 + r() * 6)}" fill="${flour}" opacity="${fix(0.35 + r() * 0.5)}"/>` }).join('')

export function loaf(seed: number, x: number, y: number, rx: number, ry: number, turn: number, kind: 'slash' | 'cross' | 'round' | 'long' | 'seed' | 'tin', tone = toast) {
  const r = rng(seed)
  const base = sheet(path(blob(r, 0, 0, rx, ry, 0.03, 14), crust), 3)
  const upper = sheet(path(blob(r, -rx * 0.02, -ry * 0.05, rx * 0.93, ry * 0.88, 0.03, 14), tone), 0)
  const light = path(blob(r, -rx * 0.08, -ry * 0.2, rx * 0.74, ry * 0.56, 0.05, 12), gold, 'opacity=".55"')
  const cuts = {
    slash: range(4).map((i) => leafCut((i - 1.5) * rx * 0.42, 0, ry * 0.66, ry * 0.17, 62)).join(''),
    cross: leafCut(0, 0, rx * 0.66, ry * 0.16, 38) + leafCut(0, 0, rx * 0.66, ry * 0.16, -42),
    round: [0.78, 0.58, 0.38, 0.18].map((k) => oval(0, 0, rx * k, ry * k, 'none', `stroke="${flour}" stroke-width="${fix(ry * 0.07)}" opacity=".85"`)).join('') + leafCut(0, 0, rx * 0.5, ry * 0.1, 10),
    long: range(5).map((i) => leafCut((i - 2) * rx * 0.33, 0, ry * 0.72, ry * 0.24, 28)).join(''),
    seed: range(70).map(() => { const a = r() * 6.3; const d = Math.sqrt(r()) * 0.84; return move(Math.cos(a) * rx * d, Math.sin(a) * ry * d, path('M-9 0Q0-7 9 0Q0 7-9 0Z', r() < 0.5 ? bark : cream), r() * 180) }).join('') + leafCut(0, 0, rx * 0.6, ry * 0.14, 4),
    tin: leafCut(0, 0, rx * 0.78, ry * 0.26, 0) + line(`M${fix(-rx * 0.8)} ${fix(ry * 0.5)}Q0 ${fix(ry * 0.66)} ${fix(rx * 0.8)} ${fix(ry * 0.5)}`, bark, 5, 'opacity=".4"'),
  }[kind]
  return move(x, y, base + upper + light + cuts + dust(r, rx, ry, 26), turn)
}

export function gipfeli(x: number, y: number, s: number, turn: number, seed = 1) {
  const r = rng(seed)
  const edges = [-1, -0.74, -0.5, -0.2, 0.2, 0.5, 0.74, 1]
  const half = (t: number) => 116 * (1 - Math.abs(t) ** 1.7 * 0.8)
  const at = (t: number, k: number) => { const a = -Math.PI / 2 + t * 1.42; const d = 205 + half(t) * k; return `${fix(Math.cos(a) * d)} ${fix(Math.sin(a) * d + 120)}` }
  const band = (i: number) => {
    const [t0, t1] = [edges[i]!, edges[i + 1]!]
    const [lean, mid] = [0.05, (t0 + t1) / 2]
    const grow = Math.abs(mid) < 0.1 ? 0.06 : 0.04
    const [a, b] = [t0 - grow, t1 + grow]
    const tip = Math.abs(mid) > 0.8
    const shape = `M${at(a + lean, 0.86)}Q${at(mid, tip ? 1 : 1.2)} ${at(b - lean, 0.86)}Q${at(b + 0.03, 0)} ${at(b, -0.86)}Q${at(mid, tip ? -0.9 : -1.06)} ${at(a, -0.86)}Q${at(a - 0.03, 0)} ${at(a + lean, 0.86)}Z`
    const w = t1 - t0
    const streak = (u: number, tone: string, width: number, opacity: number) => line(`M${at(t0 + w * u, 0.7)}Q${at(t0 + w * u + (u - 0.5) * 0.06, 0)} ${at(t0 + w * u, -0.66)}`, tone, width, `opacity="${opacity}"`)
    return path(shape, ['#B4652A', '#C4762F', '#CC8136', '#D18A3E'][3 - Math.min(3, Math.floor(Math.abs(mid) * 4))]!) + streak(0.36, butter, 20 - Math.abs(mid) * 12, 0.75) + streak(0.52, '#F9E3B0', 7, 0.7) + streak(0.72, crust, 5, 0.7) + streak(0.86, bark, 4, 0.5) + streak(0.16, crust, 4, 0.5) + (r() < 0.5 ? streak(0.62, gold, 6, 0.8) : '')
  }
  return move(x, y, [0, 6, 1, 5, 2, 4, 3].map((i) => sheet(band(i), i === 3 ? 2 : 1)).join(''), turn, s)
}

export function braid(x: number, y: number, length: number, width: number, turn: number, count = 8) {
  const lobes = range(count * 2).map((i) => {
    const t = i / (count * 2 - 1)
    const k = Math.sin(Math.PI * (0.12 + t * 0.78)) * (1 - t * 0.22)
    const side = i % 2 ? 1 : -1
    const [rx, ry] = [width * 0.56 * k, width * 0.4 * k]
    const tone = ['#C4762F', '#D18A3E', '#CB8036'][i % 3]!
    const shape = path(`M${fix(-rx * 1.15)} 0Q${fix(-rx * 0.7)} ${fix(-ry * 1.15)} ${fix(rx * 0.3)} ${fix(-ry)}Q${fix(rx * 1.2)} ${fix(-ry * 0.5)} ${fix(rx * 1.1)} ${fix(ry * 0.2)}Q${fix(rx * 0.7)} ${fix(ry * 1.1)} ${fix(-rx * 0.3)} ${fix(ry)}Q${fix(-rx)} ${fix(ry * 0.7)} ${fix(-rx * 1.15)} 0Z`, tone)
    const light = path(`M${fix(-rx * 0.8)} ${fix(-ry * 0.2)}Q${fix(-rx * 0.2)} ${fix(-ry * 0.95)} ${fix(rx * 0.7)} ${fix(-ry * 0.6)}Q${fix(rx * 0.1)} ${fix(-ry * 0.3)} ${fix(-rx * 0.8)} ${fix(-ry * 0.2)}Z`, butter, 'opacity=".85"')
    const dark = path(`M${fix(-rx * 0.5)} ${fix(ry * 0.85)}Q${fix(rx * 0.5)} ${fix(ry * 0.8)} ${fix(rx)} ${fix(ry * 0.1)}Q${fix(rx * 0.8)} ${fix(ry * 1.05)} ${fix(-rx * 0.3)} ${fix(ry)}Z`, crust, 'opacity=".7"')
    return sheet(move(-length / 2 + t * length, side * width * 0.2 * k, shape + light + dark, side * 34), 1)
  })
  return move(x, y, sheet(path(`M${-length * 0.5} 0Q${-length * 0.4} ${-width * 0.4} 0 ${-width * 0.48}Q${length * 0.3} ${-width * 0.36} ${length * 0.46} 0Q${length * 0.3} ${width * 0.3} 0 ${width * 0.48}Q${-length * 0.4} ${width * 0.46} ${-length * 0.5} 0Z`, bark), 3) + lobes.join(''), turn)
}

export function wheat(x: number, y: number, len: number, turn: number, stem = gold) {
  const grains = range(7).map((k) => { const yy = -len + k * 26; return path(`M0 ${yy + 30}q-30-8-32-44q28 8 32 44z`, k % 2 ? gold : '#D6953F') + path(`M0 ${yy + 30}q30-8 32-44q-28 8-32 44z`, k % 2 ? butter : gold) + line(`M-20 ${yy - 6}l-14-50M20 ${yy - 6}l14-50`, gold, 2.5) }).join('') + path(`M0 ${-len + 4}q-16-30 0-56q16 26 0 56z`, butter)
  return move(x, y, sheet(line(`M0 0Q14 ${-len * 0.5} 0 ${-len}`, stem, 7) + grains, 1), turn)
}

export const planks = (width: number, height: number, tones: string[], rows: number) => range(rows).map((i) => sheet(path(`M-30 ${fix((height / rows) * i)}H${width + 30}V${height + 30}H-30Z`, tones[i % tones.length]!), 0) + range(4).map((k) => line(`M${(k * 610 + i * 230) % width} ${fix((height / rows) * (i + 0.3 + (k % 3) * 0.2))}q120-8 260 0`, bark, 3, 'opacity=".16"')).join('')).join('')
export const cloth = (d: string, fill: string, stripe: string, lines: string) => sheet(path(d, fill), 2) + `<clipPath id="cloth"><path d="${d}"/></clipPath><g clip-path="url(#cloth)">${line(lines, stripe, 16)}</g>`
export const sprinkle = (seed: number, x: number, y: number, rx: number, ry: number, count: number) => { const r = rng(seed); return range(count).map(() => { const a = r() * 6.3; const d = Math.sqrt(r()); return `<circle cx="${fix(x + Math.cos(a) * rx * d)}" cy="${fix(y + Math.sin(a) * ry * d)}" r="${fix(1.5 + r() * 5)}" fill="${flour}" opacity="${fix(0.5 + r() * 0.5)}"/>` }).join('') }
