const HOST = /^([a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?)(?::\d{1,5})?$/
const known = new Map<string, string | null>()
const REMEMBERED = 5000

/** The host a request is for, without port; null when it is not a plain host name. */
export function readHost(header: string | undefined): string | null {
  if (header === undefined) return null
  const cached = known.get(header)
  if (cached !== undefined) return cached
  const name = header.length > 260 ? null : (HOST.exec(header.toLowerCase())?.[1] ?? null)
  const result = name === null || name.includes('..') ? null : name
  if (known.size >= REMEMBERED) known.clear()
  known.set(header, result)
  return result
}
