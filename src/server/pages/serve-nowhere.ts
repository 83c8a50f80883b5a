import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextRound } from 'node:timers/promises'
import { isReservedSlug, parsePath } from '../../model/page/path.ts'
import type { ServerParts } from '../parts.ts'
import { missingKey } from '../ready-bytes/cache-key.ts'
import { isReady, writeAnswer, type CachedAnswer } from '../ready-bytes/cached-answer.ts'
import { refusePage } from '../refuse-page.ts'
import type { Visit } from './read-visit.ts'

/**
 * What robots ask for all day: an address that leads nowhere costs no question to the database and no framework. True when the
 * visitor will be told so; in a line of its own, or a crowd that asks for nothing else would take all the time, and one that asks for
 * pages would be sent away with it.
 */
export function serveNowhere(parts: ServerParts, visit: Visit, response: ServerResponse<IncomingMessage>): boolean {
  const { admission } = parts
  const answer = answerFor(parts, visit)
  if (answer === null) return false
  void admission
    .run('nowhere', visit.site.id, () => nextRound())
    .then(
      () => {
        parts.metrics.countAnswer('page', 404)
        if (!response.destroyed) writeAnswer(answer, visit, response)
      },
      () => refusePage(parts, visit, response),
    )
  return true
}

function answerFor(parts: ServerParts, { site, path, acceptEncoding }: Visit): CachedAnswer | null {
  const address = parsePath(path)
  if (!address || address.mode === 'edit' || isReservedSlug(address.slug) || !site.locales.includes(address.locale)) return null
  if (!parts.memory.addresses.isNowhere(site.id, address)) return null
  const answer = parts.pages.get(missingKey(site.id, address.locale))
  return answer && isReady(answer, acceptEncoding) ? answer : null
}
