import { z } from 'zod'

export const includeDraftsInput = z.strictObject({ includeDrafts: z.enum(['', 'true', 'false']).optional() })

/** A flag in the address: named alone or with `true` it is set. */
export const readIncludeDrafts = ({ includeDrafts = 'false' }: z.infer<typeof includeDraftsInput>) => ({ includeDrafts: includeDrafts !== 'false' })
