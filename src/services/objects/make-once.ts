import type { Objects } from './objects.ts'
import { findStored, keepDrawn, type Stored } from './stored.ts'

export type MakeOnce = (key: string, draw: () => Promise<Uint8Array | null>) => Promise<Stored | null>

/**
 * For what can be drawn from something else: it is found, or drawn once for all who wait for it. Processes do not wait for
 * each other: what they draw is the same, and it is put in one piece. Nothing of ours is empty: that is what a power cut left of it.
 */
export function createMakeOnce(objects: Objects): MakeOnce {
  const underWay = new Map<string, Promise<Stored | null>>()

  const findOrDraw: MakeOnce = async (key, draw) => {
    const found = await findStored(objects, key)
    if (found && found.size > 0) return found
    const bytes = await draw()
    return bytes && keepDrawn(objects, key, bytes)
  }

  return (key, draw) => {
    const known = underWay.get(key)
    if (known) return known
    const making = findOrDraw(key, draw).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
}
