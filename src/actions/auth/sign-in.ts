import { Refusal } from '../../model/refusal.ts'
import type { SignedIn } from '../../services/auth/auth.ts'
import { normaliseEmail } from '../../services/auth/credentials.ts'
import { siteIdsOf } from '../../store/members.ts'
import type { Context } from '../context.ts'

type SignInContext = Pick<Context, 'auth' | 'store' | 'limits' | 'site'>
export type SignInInput = { email: string; password: string; address: string; userAgent: string; cookie: string }

/** Every mistake has the same answer: which addresses have an account, and where, is nobody's business. */
export async function signIn(context: SignInContext, input: SignInInput): Promise<{ user: SignedIn; cookies: string[] }> {
  const { auth, limits, site } = context
  const { email, password, address, userAgent } = input
  const account = normaliseEmail(email)
  // The address first: who is stopped there can no longer use up other people's attempts.
  await limits.take('signInAddress', address)
  await limits.take('signInAccount', account)
  const signedIn = await auth.signIn({ email, password, host: site.host, address, userAgent })
  if (!signedIn) throw new Refusal('signInFailed')
  if (!(await isOfThisSite(context, signedIn.user))) {
    await auth.signOut({ cookie: toRequestCookie(signedIn.cookies) })
    throw new Refusal('signInFailed')
  }
  await limits.giveBack('signInAddress', address)
  await limits.giveBack('signInAccount', account)
  // The session this browser had before ends here, so that nobody who knows it goes on with it.
  await auth.signOut({ cookie: input.cookie })
  return signedIn
}

async function isOfThisSite({ store, site }: SignInContext, user: SignedIn): Promise<boolean> {
  return user.role === 'admin' || (await siteIdsOf(store.platform, user.userId)).includes(site.id)
}

function toRequestCookie(setCookies: readonly string[]): string {
  return setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}
