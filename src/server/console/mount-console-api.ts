import { Hono, type Context as HonoContext } from 'hono'
import { EVERY_SITE, type ConsoleContext } from '../../actions/console/console-context.ts'
import { operatorOf } from '../../actions/console/operator-of.ts'
import { assertMay } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { answerOf } from '../api/answer.ts'
import { readInput } from '../api/read-input.ts'
import { assertOwnOrigin } from '../middleware/own-origin.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { factsOf } from '../request.ts'
import { consoleCalls, type ConsoleCall } from './console-calls.ts'

/** The console's calls, with the same order of questions and the same answers as a site's. */
export function mountConsoleApi(parts: ServerParts): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  for (const [path, group] of Map.groupBy(consoleCalls(parts.config), (call) => call.path)) {
    for (const call of group) api.on(call.method, `/${path}`, async (c) => runCall(c, parts, call))
    api.all(`/${path}`, () => {
      throw new Refusal('methodNotAllowed')
    })
  }
  api.all('*', () => {
    throw new Refusal('unknownCall')
  })
  return api
}

async function runCall(c: HonoContext<AppEnv>, parts: ServerParts, call: ConsoleCall): Promise<Response> {
  const facts = factsOf(c, parts)
  if (call.method !== 'GET') assertOwnOrigin(c.req.raw.headers, facts.host)
  await parts.limits.take(call.method === 'GET' ? 'read' : 'write', facts.address)
  const context: ConsoleContext = { ...parts, actor: await operatorOf(parts, facts) }
  if (call.access !== 'visitor') assertMay(context.actor, 'operate', EVERY_SITE)
  return answerOf(await call.run(context, await readInput(c, call), facts))
}
