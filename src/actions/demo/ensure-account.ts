import type { UserRole } from '../../model/access.ts'
import { userIdByEmail } from '../../store/users.ts'
import type { Parts } from '../context.ts'

type Account = { email: string; name: string; role: UserRole; password: string; isPasswordChosen: boolean }

/** Makes the account when it is missing. An operator's choice replaces another password; the same one again ends nobody's session. */
export async function ensureAccount({ auth, store }: Pick<Parts, 'auth' | 'store'>, account: Account): Promise<string> {
  const { email, name, role, password, isPasswordChosen } = account
  const known = await userIdByEmail(store.platform, email)
  if (known === null) return (await auth.createUser({ email, name, password, role })).userId
  // Hashing takes time on purpose; only an operator's own choice is worth it at every start.
  if (isPasswordChosen && !(await auth.isPassword({ email, password }))) await auth.setPassword({ email, password })
  return known
}
