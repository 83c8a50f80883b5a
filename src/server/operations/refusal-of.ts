import { isDiskFull } from '../../model/disk-full.ts'
import { Refusal } from '../../model/refusal.ts'
import type { ServerParts } from '../parts.ts'
import { describeError } from './describe-error.ts'

/** What is said of an error; what happened inside goes to the log. */
export function refusalOf({ store, log }: Pick<ServerParts, 'store' | 'log'>, error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error
  if (store.isUnreachable(error)) return new Refusal('unavailable', { retryAfterSeconds: 2 })
  if (isDiskFull(error)) {
    log.error({ requestId }, 'the disk is full')
    return new Refusal('storageFull', { retryAfterSeconds: 60 })
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  log.error({ requestId, error: error instanceof Error ? describeError(error) : String(error), cause }, 'request failed')
  return new Refusal('internal')
}
