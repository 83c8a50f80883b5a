import { area, linearAt, mix, noise, path, random, times, uid, type Point } from './kit.ts'

export type Ridge = { base: number; height: number; colour: string; haze: string; seed: number; scale?: number; slope?: number; trees?: number }
export type Alps = { base: number; height: number; snow: string; shadow: string; haze: string; seed: number }
export function ridge(width: number, { base, height, colour, haze, seed, scale = 520, slope = 0, trees = 0 }: Ridge) {
  const large = noise(seed, 4)
  const small = noise(seed + 91, 3)
  const id = uid('r')
  const step = trees ? 5 : 10
  const points = times(Math.ceil(width / step) + 1, (i): Point => {
    const x = i * step
    const top = base - height * (0.62 + 0.38 * large(x / scale)) + slope * (x / width - 0.5)
    return [x, top - (trees ? Math.abs(small(x / (trees * 2.2))) * trees : 0)]
  })
  const top = Math.min(...points.map(([, y]) => y))
  return (
    `<defs>${linearAt(
      id,
      [
        [0, colour],
        [0.45, mix(colour, haze, 0.28)],
        [1, haze],
      ],
      0,
      top,
      0,
      base,
    )}</defs>` + path(area([...points, [width, base + 4], [0, base + 4]]), `url(#${id})`)
  )
}

export function alps(width: number, { base, height, snow, shadow, haze, seed }: Alps) {
  const next = random(seed)
  const id = uid('a')
  const split = (from: Point, to: Point, depth: number): Point[] => {
    if (depth === 0) return [from]
    const length = Math.abs(to[0] - from[0])
    const middle: Point = [(from[0] + to[0]) / 2 + (next() - 0.5) * length * 0.2, (from[1] + to[1]) / 2 + (next() - 0.5) * length * 0.34]
    return [...split(from, middle, depth - 1), ...split(middle, to, depth - 1)]
  }
  const zigzag = (x: number, y: number, drift: number, end: number) => {
    const edge: Point[] = [[x, y]]
    let [ex, ey] = [x, y]
    while (ey < end) {
      ex += (next() - 0.5 + drift) * height * 0.1
      ey += height * (0.02 + next() * 0.055)
      edge.push([ex, ey])
    }
    return edge
  }
  let x = -height * 0.3
  let outline: Point[] = []
  let facets = ''
  let valley: Point = [x, base - height * 0.3]
  while (x < width + height) {
    x += height * (0.18 + next() * 0.3)
    const tall = height * (0.5 + 0.5 * next())
    const peak: Point = [x, base - tall]
    x += height * (0.2 + next() * 0.34)
    const foot: Point = [x, base - tall * (0.62 + next() * 0.22)]
    const [rise, fall] = [split(valley, peak, 4), split(peak, foot, 4)]
    outline = [...outline, ...rise, ...fall]
    facets += path(
      area([
        ...fall,
        foot,
        [foot[0] - height * 0.04, foot[1] + height * 0.12],
        [foot[0] - height * 0.2, base],
        ...zigzag(peak[0], peak[1], -0.12, base).toReversed(),
      ]),
      `url(#${id}f)`,
    )
    const spur = rise[9]!
    facets += path(
      area([...zigzag(spur[0], spur[1], 0.16, base), ...zigzag(spur[0], spur[1], 0.5, spur[1] + height * 0.3).toReversed()]),
      `url(#${id}f)`,
      'opacity=".55"',
    )
    valley = foot
  }
  return (
    `<defs>${linearAt(
      id,
      [
        [0, snow],
        [0.5, mix(snow, haze, 0.45)],
        [1, haze],
      ],
      0,
      base - height,
      0,
      base,
    )}
    ${linearAt(
      `${id}f`,
      [
        [0, shadow, 0.8],
        [0.5, shadow, 0.42],
        [1, shadow, 0],
      ],
      0,
      base - height,
      0,
      base,
    )}</defs>` +
    path(area([...outline, [x + 20, base + 4], [-height, base + 4]]), `url(#${id})`) +
    facets
  )
}
