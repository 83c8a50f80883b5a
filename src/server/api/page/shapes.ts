import { z } from 'zod'

/** Any short text: an id that cannot exist gets the same answer as one that does not. */
export const pageInput = z.strictObject({ id: z.string().min(1).max(40) })

export const ids = { id: 'page' } as const
export const example = { id: '0123456789abcdefghjkmnpqrs' }

/** A change as data; the editor has the words for it. */
export const actSchema = z.object({ kind: z.string(), version: z.number(), body: z.unknown() })

export const screenShape = { media: z.record(z.string(), z.unknown()), links: z.record(z.string(), z.string()), data: z.record(z.string(), z.unknown()) }
