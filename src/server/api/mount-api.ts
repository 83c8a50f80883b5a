import { Hono } from 'hono'
import { may } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { contextOf, factsOf } from '../request.ts'
import { calls } from './calls.ts'
import { answerOf, NO_STORE } from './answer.ts'
import type { Call } from './define-call.ts'
import { readInput } from './read-input.ts'
import { openApiDocument } from './docs/open-api.ts'
import { renderDocs } from './docs/render-docs.ts'
import { assertOwnOrigin } from '../middleware/own-origin.ts'
import { htmlHeaders } from '../middleware/security-headers.ts'

/** Every call of calls.ts under /api/v1, with one shape of answers and one order of questions. */
export function mountApi(parts: ServerParts): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const byPath = Map.groupBy(calls, (call) => call.path)

  api.get('/openapi.json', (c) => c.json(openApiDocument(calls), 200, NO_STORE))
  api.get('/', (c) => c.html(renderDocs(calls), 200, { ...htmlHeaders({ nonce: null, styleHash: null, isSecure: parts.config.isSecure, inlineStyle: true }), 'x-robots-tag': 'noindex' }))

  for (const [path, group] of byPath) {
    for (const call of group) {
      api.on(call.method, `/${path}`, async (c) => {
        const facts = factsOf(c, parts)
        if (call.method !== 'GET') assertOwnOrigin(c.req.raw.headers, facts.host)
        await parts.limits.take(call.limit ?? (call.method === 'GET' ? 'read' : 'write'), facts.address)
        const { admission } = parts
        const { id } = c.get('site')
        const context = await admission.run('call', id, () => contextOf(c, parts))
        assertMayCall(call, context)
        // Not while a slow client is still sending: eight of those would hold up everybody else of the site.
        const input = await readInput(c, call)
        const answer = await admission.run('call', id, () => call.run(context, input, facts))
        return answer.follow ? parts.eventStreams.open(c.env.outgoing, facts.address, answer.follow) : answerOf(answer)
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

/** Whoever may not call at all learns nothing about what a valid call would look like. The action asks again. */
function assertMayCall(call: Call, { actor, site }: { actor: Parameters<typeof may>[0]; site: { id: string } }): void {
  if (call.access === 'visitor') return
  if (actor.kind === 'visitor') throw new Refusal('signInNeeded')
  if (!may(actor, call.access === 'admin' ? 'operate' : 'edit', site.id)) throw new Refusal('notAllowed')
}
