import type { Context as HonoContext } from 'hono'
import type { Context } from '../../actions/context.ts'
import type { Refusal } from '../../model/refusal.ts'
import { runCall } from '../api/run-call.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { contextOf, factsOf, type RequestFacts } from '../request.ts'

/** What was sent to a page without script, once it has been read. */
export type PagePost = {
  send: (context: Context, facts: RequestFacts) => Promise<{ location: string; cookies?: readonly string[] }>
  /** The page it came from, saying why not; null when that is nothing this page can say. */
  drawAgain: (refusal: Refusal) => Promise<Response | null> | Response | null
}

/** Run like a call of the API. How often it may be sent is counted by its action, which knows what for. */
export async function runPost(c: HonoContext<AppEnv>, parts: ServerParts, readInput: (context: Context) => Promise<PagePost>): Promise<Response> {
  const call = { method: 'POST', access: 'visitor', limit: null, run: (context: Context, post: PagePost, facts: RequestFacts) => post.send(context, facts) } as const
  const asking = { requestId: c.get('requestId'), facts: factsOf(c, parts), headers: c.req.raw.headers, scope: c.get('site').id, findContext: () => contextOf(c, parts), readInput }
  const outcome = await runCall(parts, call, asking)
  if (!outcome.refusal) return leadTo(outcome.answer)
  const drawn = await outcome.input?.drawAgain(outcome.refusal)
  if (!drawn) throw outcome.refusal
  return drawn
}

function leadTo({ location, cookies = [] }: { location: string; cookies?: readonly string[] }): Response {
  const headers = new Headers({ location, ...PRIVATE })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
