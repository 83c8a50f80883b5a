import type { z } from 'zod'
import { Refusal } from '../../model/refusal.ts'

/** A value as its schema has it; each thing that is wrong is named by its place. */
export function readValue<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new Refusal('invalidInput', { fieldErrors: Object.fromEntries(read.error.issues.map(({ path, code }) => [path.join('.') || 'value', code])) })
}
