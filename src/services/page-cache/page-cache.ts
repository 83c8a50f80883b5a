import { LRUCache } from 'lru-cache'

export type Rendered<Value> = { value: Value; bytes: number; tags: readonly string[]; isStored: boolean; /** When the clock alone makes it wrong. */ expiresAt?: number | null }

/**
 * Keys and tags begin with their owner, up to the first space or slash; a page has tags of its own owner only. So a purge
 * leaves alone what is being drawn for others, although nobody knows a page's tags before it is drawn.
 */
export type PageCache<Value extends object> = {
  get: (key: string) => Value | undefined
  /** One render per key at a time; whoever asks meanwhile waits for the same one. */
  fill: (key: string, render: () => Promise<Rendered<Value>>) => Promise<Value>
  /** Whoever asks for this one only waits for a render that is under way. */
  isDrawing: (key: string) => boolean
  /** What is being drawn under one of the tags is not kept either, and nobody who asks from now on gets it. */
  purge: (tags: readonly string[]) => void
  /** The same for everything. */
  clear: () => void
  stats: () => { entries: number; bytes: number; renders: number }
}

type Entry<Value> = { value: Value; bytes: number; tags: readonly string[]; expiresAt: number | null }
type Options = { maxBytes: number; now?: () => number }

/** Ready answers, found by key, forgotten by tag or when their time is over, bounded by bytes. */
export function createPageCache<Value extends object>({ maxBytes, now = Date.now }: Options): PageCache<Value> {
  const keysByTag = new Map<string, Set<string>>()
  const flights = new Map<string, Promise<Value>>()
  const purgedAt = new Map<string, number>()
  let purges = 0
  let clearedAt = 0
  let renders = 0
  let running = 0

  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => entry.bytes + key.length + 200,
    dispose: (entry, key) => {
      for (const tag of entry.tags) {
        const keys = keysByTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysByTag.delete(tag)
      }
    },
  })

  const remember = (key: string, entry: Entry<Value>) => {
    entries.set(key, entry)
    if (!entries.has(key)) return
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      if (keys) keys.add(key)
      else keysByTag.set(tag, new Set([key]))
    }
  }

  async function renderOnce(key: string, render: () => Promise<Rendered<Value>>): Promise<Value> {
    const startedAt = purges
    renders += 1
    running += 1
    try {
      const { value, bytes, tags, isStored, expiresAt = null } = await render()
      // Purged while this was being drawn: the page may show the old state, so nobody else may get it.
      const isLate = clearedAt > startedAt || tags.some((tag) => (purgedAt.get(tag) ?? 0) > startedAt)
      if (isStored && !isLate) remember(key, { value, bytes, tags, expiresAt })
      return value
    } finally {
      running -= 1
      if (running === 0) purgedAt.clear()
    }
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined || entry.expiresAt === null || now() < entry.expiresAt) return entry?.value
      entries.delete(key)
      return undefined
    },
    fill(key, render) {
      const flying = flights.get(key)
      if (flying) return flying
      const flight = renderOnce(key, render).finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
      flights.set(key, flight)
      return flight
    },
    isDrawing: (key) => flights.has(key),
    purge(tags) {
      purges += 1
      for (const tag of tags) {
        if (running > 0) purgedAt.set(tag, purges)
        for (const key of keysByTag.get(tag) ?? []) entries.delete(key)
      }
      // Renders under way may have read the old state: later visitors must not join them.
      const owners = new Set(tags.map(ownerOf))
      for (const key of flights.keys()) if (owners.has(ownerOf(key))) flights.delete(key)
    },
    clear() {
      clearedAt = purges += 1
      flights.clear()
      entries.clear()
      keysByTag.clear()
    },
    stats: () => ({ entries: entries.size, bytes: entries.calculatedSize ?? 0, renders }),
  }
}

function ownerOf(name: string): string {
  return name.slice(0, Math.max(0, name.search(/[ /]/)))
}
