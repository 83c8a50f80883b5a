import { Refusal } from '../../model/refusal.ts'
import { normaliseEmail } from '../../services/auth/credentials.ts'
import { addressKey } from '../../services/limits/address-key.ts'
import type { Bucket, Limits } from '../../services/limits/limits.ts'
import type { Parts } from '../context.ts'

type Attempt = { giveBack: () => Promise<void> }
type Who = { email: string; address: string; cookie: string }

/**
 * Strangers share an account's attempts. Browsers and addresses that signed in to it before have their own: ten wrong
 * passwords from anywhere must not keep the owner out.
 */
export async function takeAttempt({ auth, limits }: Pick<Parts, 'auth' | 'limits'>, { email, address, cookie }: Who): Promise<Attempt> {
  const account = normaliseEmail(email)
  const device = auth.deviceOf({ cookie, email: account })
  if (device !== null) return take(limits, [['signInDevice', device]])
  try {
    // The address first: who is stopped there can no longer use up other people's attempts.
    return await take(limits, [
      ['signInAddress', address],
      ['signInAccount', account],
    ])
  } catch (error) {
    if (!(error instanceof Refusal) || !(await isKnownAddress(auth, account, address))) throw error
    return take(limits, [['signInKnown', `${account} ${addressKey(address)}`]])
  }
}

async function take(limits: Limits, parts: readonly [Bucket, string][]): Promise<Attempt> {
  for (const [bucket, key] of parts) await limits.take(bucket, key)
  return {
    async giveBack() {
      for (const [bucket, key] of parts) await limits.giveBack(bucket, key)
    },
  }
}

async function isKnownAddress(auth: Parts['auth'], email: string, address: string): Promise<boolean> {
  const key = addressKey(address)
  return (await auth.addressesOf({ email })).some((known) => addressKey(known) === key)
}
