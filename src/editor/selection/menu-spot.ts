import { z } from 'zod'
import { MARGIN, type Size } from './bar-place.ts'

const KEY = 'pageMenuPosition'

const spotSchema = z.object({ left: z.number(), top: z.number() })
/** A place in the window. */
export type Spot = z.infer<typeof spotSchema>

const within = (value: number, room: number) => Math.max(MARGIN, Math.min(value, room - MARGIN))

/** E-043: wherever it was put, and however small the window has become since, all of it is seen. */
export function clampSpot({ left, top }: Spot, menu: Size, window: Size): Spot {
  return { left: within(left, window.width - menu.width), top: within(top, window.height - menu.height) }
}

/** In which corner of the window somebody likes it outlives the tab. */
export function keepSpot({ left, top }: Spot): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ left, top }))
  } catch {
    // A browser that keeps nothing still moves it.
  }
}

export function readSpot(): Spot | null {
  try {
    return spotSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
