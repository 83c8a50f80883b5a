import { assertMay, type Actor } from '../../model/access.ts'
import type { Refusal } from '../../model/refusal.ts'
import type { Admission } from '../../services/admission/admission.ts'
import type { Limits } from '../../services/limits/limits.ts'
import { assertOwnOrigin } from '../middleware/own-origin.ts'
import { refusalOf, type Witness } from '../operations/refusal-of.ts'
import type { RequestFacts } from '../request.ts'
import type { Runnable } from './define-call.ts'

/** What one way in knows of a request, and how it would find out the rest. */
export type Asking<Input, Asker> = {
  requestId: string
  facts: RequestFacts
  headers: Pick<Headers, 'get'>
  /** Whose things it is about: a site's, or everybody's. */
  scope: string
  findContext: () => Promise<Asker>
  readInput: (context: Asker) => Promise<Input>
}

/** With a refusal comes what had been read by then: a form is drawn again with what was typed into it. */
export type Outcome<Input, Answer> = { refusal: null; answer: Answer } | { refusal: Refusal; input: Input | undefined }

/**
 * Every call and every form goes through here, whichever way it came in: origin → limit → who asks → may they → input →
 * action. Whoever may not call at all learns nothing about what a valid call would look like.
 */
export async function runCall<Input, Asker extends { actor: Actor }, Answer>(
  parts: Witness & { limits: Pick<Limits, 'take'>; admission: Pick<Admission, 'run'> },
  call: Runnable<Input, Asker, Answer>,
  { requestId, facts, headers, scope, findContext, readInput }: Asking<Input, Asker>,
): Promise<Outcome<Input, Answer>> {
  let input: Input | undefined
  const inLine = <Result>(work: () => Promise<Result>) => (call.isHot ? work() : parts.admission.run('call', scope, work))
  try {
    if (call.method !== 'GET') assertOwnOrigin(headers, facts.host)
    const limit = call.limit === undefined ? (call.method === 'GET' ? 'read' : 'write') : call.limit
    if (limit !== null) await parts.limits.take(limit, facts.address)
    const context = await inLine(findContext)
    if (call.access !== 'visitor') assertMay(context.actor, call.access === 'admin' ? 'operate' : 'edit', scope)
    // Not in line while a slow client is still sending: eight of those would hold up everybody else of the site.
    const read = await readInput(context)
    input = read
    return { refusal: null, answer: await inLine(() => call.run(context, read, facts)) }
  } catch (error) {
    return { refusal: refusalOf(parts, error, requestId), input }
  }
}
