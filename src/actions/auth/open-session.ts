import { Refusal } from '../../model/refusal.ts'
import type { SignedIn } from '../../services/auth/auth.ts'
import type { Parts } from '../context.ts'
import { takeAttempt } from './take-attempt.ts'

export type SignInInput = { email: string; password: string; host: string; address: string; userAgent: string; cookie: string }
export type OpenedSession = { user: SignedIn; cookies: string[] }

/**
 * Every mistake has the same answer and counts as an attempt, also the right password of somebody who does not belong
 * here: which addresses have an account, and where, is nobody's business.
 */
export async function openSession({ auth, limits }: Pick<Parts, 'auth' | 'limits'>, input: SignInInput, belongsHere: (user: SignedIn) => Promise<boolean>): Promise<OpenedSession> {
  const { email, password, address, userAgent, host } = input
  const attempt = await takeAttempt({ auth, limits }, input)
  const signedIn = await auth.signIn({ email, password, host, address, userAgent }).catch(async (error: unknown) => {
    // Nobody said that the password is wrong: whoever tries again while the database is away must not be locked out for it.
    await attempt.giveBack()
    throw error
  })
  if (!signedIn) throw new Refusal('signInFailed')
  if (!(await belongsHere(signedIn.user))) {
    await auth.signOut({ cookie: toRequestCookie(signedIn.cookies) })
    throw new Refusal('signInFailed')
  }
  await attempt.giveBack()
  // The session this browser had before ends here, so that nobody who knows it goes on with it.
  await auth.signOut({ cookie: input.cookie })
  return signedIn
}

function toRequestCookie(setCookies: readonly string[]): string {
  return setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}
