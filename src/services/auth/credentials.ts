import { z } from 'zod'
import { USER_ROLES } from '../../model/access.ts'

export const MAX_PASSWORD = 200

const passwordSchema = z.string().min(8).max(MAX_PASSWORD)

export const newPasswordSchema = z.object({ password: passwordSchema })

/** One spelling per account: for looking it up and for counting its failed attempts. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

export const newUserSchema = z.object({
  email: z.string().transform(normaliseEmail).pipe(z.email().max(254)),
  name: z.string().trim().min(1).max(120),
  password: passwordSchema,
  role: z.enum(USER_ROLES),
})
