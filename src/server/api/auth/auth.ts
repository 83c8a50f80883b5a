import { z } from 'zod'
import { currentUser } from '../../../actions/auth/current-user.ts'
import { signIn } from '../../../actions/auth/sign-in.ts'
import { signOut } from '../../../actions/auth/sign-out.ts'
import { USER_ROLES } from '../../../model/access.ts'
import { defineCall } from '../define-call.ts'

const userSchema = z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(USER_ROLES) })

export const authCalls = [
  defineCall({
    method: 'POST',
    path: 'auth',
    summary: 'Signs in and sets the session cookie of this host.',
    access: 'visitor',
    input: z.strictObject({ email: z.string().min(1).max(254), password: z.string().min(1).max(200) }),
    answer: z.object({ user: userSchema }),
    example: { email: 'editor@example.ch', password: 'correct horse battery' },
    async run(context, input, request) {
      const { user, cookies } = await signIn(context, { ...input, ...request })
      return { fields: { user: { id: user.userId, name: user.name, email: user.email, role: user.role } }, cookies }
    },
  }),
  defineCall({
    method: 'GET',
    path: 'auth',
    summary: 'The signed-in user of this host, or null.',
    access: 'visitor',
    input: z.strictObject({}),
    answer: z.object({ user: userSchema.nullable() }),
    example: {},
    async run(context, _, request) {
      const user = await currentUser(context, request)
      return { fields: { user: user && { id: user.userId, name: user.name, email: user.email, role: user.role } } }
    },
  }),
  defineCall({
    method: 'DELETE',
    path: 'auth',
    summary: 'Signs out: the session is gone on the server.',
    access: 'visitor',
    input: z.strictObject({}),
    answer: z.object({}),
    example: {},
    async run(context, _, request) {
      const { cookies } = await signOut(context, request)
      return { cookies }
    },
  }),
]
