import type { Parts } from '../context.ts'
import { openSession, type OpenedSession, type SignInInput } from '../auth/open-session.ts'

export function signInToConsole(parts: Pick<Parts, 'auth' | 'limits'>, input: SignInInput & { host: string }): Promise<OpenedSession> {
  return openSession(parts, input, async ({ role }) => role === 'admin')
}
