import { z } from 'zod'
import { openStorage } from '../queue/browser-parts.ts'
import { STEPS, useMemory } from './start-memory.ts'
import { TRADES } from './trades.ts'

const actSchema = z.object({ kind: z.string(), version: z.number(), body: z.unknown() })
const tradeSchema = z.enum(TRADES).nullable()
const formSchema = z.object({ name: z.string(), sentence: z.string(), street: z.string(), city: z.string(), phone: z.string(), email: z.string() })
const keptSchema = z.object({
  at: z.number().int().min(0).max(STEPS.length),
  trade: tradeSchema,
  pagesTrade: tradeSchema,
  home: z.array(z.string()),
  done: z.partialRecord(z.enum(STEPS), z.array(actSchema)),
  business: formSchema.optional(),
})

const nameOf = (userId: string) => `start:${userId}`

/** How far this person came, when the page is loaded again or on another day. What is stored wrongly counts as nothing. */
export function recallStart(userId: string, storage = openStorage()): void {
  const stored = storage?.getItem(nameOf(userId))
  const kept = keptSchema.safeParse(readJson(stored ?? '')).data
  if (!kept) return
  const { business, ...rest } = kept
  useMemory.setState({ ...rest, drafts: business ? { business } : {} })
}

/** Every change is kept from here on; answers how to end that. */
export function keepStart(userId: string, storage = openStorage()): () => void {
  return useMemory.subscribe(({ at, trade, pagesTrade, home, done, drafts: { business } }) => {
    try {
      storage?.setItem(nameOf(userId), JSON.stringify({ at, trade, pagesTrade, home, done, business }))
    } catch {
      // A full storage costs the memory, not the start.
    }
  })
}

export function forgetStart(userId: string, storage = openStorage()): void {
  storage?.removeItem(nameOf(userId))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
