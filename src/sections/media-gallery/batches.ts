/** V-171 */
export const PER_BATCH = 24

/** Shown one after the other. */
export function batches<Entry>(entries: readonly Entry[]): (readonly Entry[])[] {
  return Array.from({ length: Math.ceil(entries.length / PER_BATCH) }, (_, at) => entries.slice(at * PER_BATCH, (at + 1) * PER_BATCH))
}
