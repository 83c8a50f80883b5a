export type Bounds = { min: number; max?: number; step?: number }

/** The nearest number that may be kept, or null for what is no number: "4." on the way to "4.5" is one already, "–" is none. */
export function readNumber(text: string, bounds: Bounds): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? clampNumber(value, bounds) : null
}

/** Whole steps counted from the lower bound, and never outside. */
export function clampNumber(value: number, { min, max = Number.MAX_SAFE_INTEGER, step = 1 }: Bounds): number {
  const stepped = Number((min + Math.round((value - min) / step) * step).toFixed(10))
  return Math.max(min, Math.min(stepped, max))
}
