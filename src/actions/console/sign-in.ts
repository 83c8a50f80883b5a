import { Refusal } from '../../model/refusal.ts'
import type { SignedIn } from '../../services/auth/auth.ts'
import { normaliseEmail } from '../../services/auth/credentials.ts'
import type { SignInInput } from '../auth/sign-in.ts'
import type { Parts } from '../context.ts'

/** Admins only. An optician's right password and a stranger's wrong one get the same answer, and both count as attempts. */
export async function signInToConsole({ auth, limits }: Pick<Parts, 'auth' | 'limits'>, input: SignInInput & { host: string }): Promise<{ user: SignedIn; cookies: string[] }> {
  const { email, password, address, userAgent, host } = input
  const account = normaliseEmail(email)
  // The address first: who is stopped there can no longer use up other people's attempts.
  await limits.take('signInAddress', address)
  await limits.take('signInAccount', account)
  const signedIn = await auth.signIn({ email, password, host, address, userAgent })
  if (!signedIn) throw new Refusal('signInFailed')
  if (signedIn.user.role !== 'admin') {
    await auth.signOut({ cookie: toRequestCookie(signedIn.cookies) })
    throw new Refusal('signInFailed')
  }
  await limits.giveBack('signInAddress', address)
  await limits.giveBack('signInAccount', account)
  // The session this browser had before ends here, so that nobody who knows it goes on with it.
  await auth.signOut({ cookie: input.cookie })
  return signedIn
}

function toRequestCookie(setCookies: readonly string[]): string {
  return setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}
