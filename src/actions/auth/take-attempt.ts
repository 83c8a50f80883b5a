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
  if (device !== null) return takeOne(limits, 'signInDevice', device)
  // The address first: who is stopped there can no longer use up other people's attempts.
  const waitSeconds = (await limits.tryTake('signInAddress', address)) || (await limits.tryTake('signInAccount', account))
  if (waitSeconds === 0)
    return attemptOf(limits, [
      ['signInAddress', address],
      ['signInAccount', account],
    ])
  if (await isKnownAddress(auth, account, address)) return takeOne(limits, 'signInKnown', `${account} ${addressKey(address)}`)
  throw new Refusal('tooManyRequests', { retryAfterSeconds: waitSeconds })
}

async function takeOne(limits: Limits, bucket: Bucket, key: string): Promise<Attempt> {
  await limits.take(bucket, key)
  return attemptOf(limits, [[bucket, key]])
}

function attemptOf(limits: Limits, parts: readonly [Bucket, string][]): Attempt {
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
