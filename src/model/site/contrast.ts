const AA = 4.5
const STEPS = 20

type Rgb = readonly [red: number, green: number, blue: number]

const channels = (hex: string): Rgb => [parseInt(hex.slice(1, 3), 16), parseInt(hex.slice(3, 5), 16), parseInt(hex.slice(5, 7), 16)]

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
  const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function mix(over: string, under: string, share: number): string {
  const [a, b] = [channels(over), channels(under)]
  return `#${[0, 1, 2]
    .map((at) =>
      Math.round((a[at] ?? 0) * share + (b[at] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/**
 * The wanted colour, moved towards the page's own ground just as far as the words on it need. Words that are hard to read
 * on the page's own ground need not become easier than there.
 */
export function readableGround(wanted: string, ground: string, words: readonly string[]): string {
  const isReadable = (color: string) => words.every((word) => contrastOf(word, color) >= Math.min(AA, contrastOf(word, ground)))
  for (let step = STEPS; step > 0; step -= 1) {
    const color = mix(wanted, ground, step / STEPS)
    if (isReadable(color)) return color
  }
  return ground
}
