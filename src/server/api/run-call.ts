import { assertMay, type Actor } from '../../model/access.ts'
import type { Refusal } from '../../model/refusal.ts'
import type { Admission } from '../../services/admission/admission.ts'
import type { Limits } from '../../services/limits/limits.ts'
import type { Patience } from '../../store/patience.ts'
import type { Store } from '../../store/store.ts'
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

type CallParts = Witness & { store: Pick<Store, 'inOneAnswer'>; limits: Pick<Limits, 'take'>; admission: Pick<Admission, 'run'> }

/**
 * Every call and every form goes through here, whichever way it came in: origin → limit → who asks → may they → input →
 * action. Whoever may not call at all learns nothing about what a valid call would look like.
 */
export function runCall<Input, Asker extends { actor: Actor }, Answer>(
  parts: CallParts,
  call: Runnable<Input, Asker, Answer>,
  asking: Asking<Input, Asker>,
): Promise<Outcome<Input, Answer>> {
  if (call.isHot) return run(parts, call, asking, (work) => work())
  if (call.method === 'GET') return run(parts, call, asking, (work) => parts.admission.run('call', asking.scope, work))
  return parts.store.inOneAnswer((patience) => run(parts, call, asking, takingTurns(parts, asking.scope, patience)))
}

type InLine = <Result>(work: () => Promise<Result>) => Promise<Result>

/** The wait in line is a part of the wait for the answer. */
function takingTurns({ admission }: CallParts, scope: string, patience: Patience): InLine {
  return (work) => {
    const since = performance.now()
    const begin = () => {
      patience.spend(performance.now() - since)
      return work()
    }
    return admission.run('call', scope, begin, patience.leftMs())
  }
}

async function run<Input, Asker extends { actor: Actor }, Answer>(
  parts: CallParts,
  call: Runnable<Input, Asker, Answer>,
  { requestId, facts, headers, scope, findContext, readInput }: Asking<Input, Asker>,
  inLine: InLine,
): Promise<Outcome<Input, Answer>> {
  let input: Input | undefined
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
