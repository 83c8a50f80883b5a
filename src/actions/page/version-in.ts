import { z } from 'zod'

const versionSchema = z.object({ version: z.string().nullish(), number: z.number().nullish() })

/** The number of the version that a record of a publication names. */
export const versionIn = (value: unknown): number => versionSchema.safeParse(value).data?.number ?? 0

export const versionIdIn = (value: unknown): string | null => versionSchema.safeParse(value).data?.version ?? null
