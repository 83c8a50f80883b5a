/** Key order differs between what was stored as a snapshot and what is read from rows. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner
    return Object.fromEntries(
      Object.entries(inner)
        .filter(([, entry]) => entry !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  })
}

/** Equal as data. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b)
}
