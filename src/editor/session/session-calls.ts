import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'

const userSchema = z.object({ id: z.string(), name: z.string() })
export type SessionUser = z.infer<typeof userSchema>

export const signIn = (call: Call, given: { email: string; password: string }) => call.post('auth', given, z.object({ user: userSchema }))
export const readUser = (call: Call) => call.get('auth', {}, z.object({ user: userSchema.nullable() }))
