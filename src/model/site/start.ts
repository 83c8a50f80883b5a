import { z } from 'zod'

/** Whether the guided start of a new site is over; a site without it never had one. */
export const startSchema = z.strictObject({ isDone: z.boolean() })

export type Start = z.infer<typeof startSchema>

export const isStarting = (value: unknown): boolean => startSchema.safeParse(value).data?.isDone === false
