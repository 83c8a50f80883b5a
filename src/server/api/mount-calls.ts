import type { Context as HonoContext, Hono } from 'hono'
import type { Actor } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { createByteBudget } from './byte-budget.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { factsOf, type RequestFacts } from '../request.ts'
import { answerOf, refusalResponse } from './answer.ts'
import type { Call } from './define-call.ts'
import { readInput } from './read-input.ts'
import { runCall, type Asking } from './run-call.ts'

/** Who asks, on this host: editors on a site's, operators on the console's. */
type FindAsker<Asker> = (c: HonoContext<AppEnv>, facts: RequestFacts) => Pick<Asking<unknown, Asker>, 'scope' | 'findContext'>

/** Three of the largest pictures at once, each twice while it is put together from its pieces. */
const FILE_BYTES_AT_ONCE = 75_000_000

/** Each call at its path, with one shape of answers; what is not in the list is refused in that shape too. */
export function mountCalls<Asker extends { actor: Actor }>(
  api: Hono<AppEnv>,
  parts: ServerParts,
  calls: readonly Call<unknown, Asker>[],
  findAsker: FindAsker<Asker>,
): Hono<AppEnv> {
  const room = createByteBudget(FILE_BYTES_AT_ONCE)
  for (const [path, group] of Map.groupBy(calls, (call) => call.path)) {
    for (const call of group) {
      api.on(call.method, `/${path}`, async (c) => {
        const facts = factsOf(c, parts)
        const requestId = c.get('requestId')
        const hold = room.open()
        const asking = { requestId, facts, headers: c.req.raw.headers, readInput: () => readInput(c, call, hold), ...findAsker(c, facts) }
        const outcome = await runCall(parts, call, asking).finally(hold.release)
        if (outcome.refusal) return refusalResponse(outcome.refusal, { acceptLanguage: c.req.header('accept-language') ?? '', requestId })
        const { follow } = outcome.answer
        return follow ? parts.eventStreams.open(c.env.outgoing, facts.address, follow) : answerOf(outcome.answer)
      })
    }
    api.all(`/${path}`, () => {
      throw new Refusal('methodNotAllowed')
    })
  }
  api.all('*', () => {
    throw new Refusal('unknownCall')
  })
  return api
}
