import { describe, expect, test } from 'vitest'
import { VISITOR, type Actor } from '../../model/access.ts'
import { ENDLESS } from '../../store/patience.ts'
import type { Store } from '../../store/store.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Admission } from '../../services/admission/admission.ts'
import type { Runnable } from './define-call.ts'
import { runCall, type Asking } from './run-call.ts'

type Asker = { actor: Actor }
type Given = { call?: Partial<Runnable<string, Asker, string>>; actor?: Actor; origin?: string; isOverLimit?: boolean; fails?: Error }

const EDITOR: Actor = { kind: 'user', userId: 'u', name: 'Anna', role: 'optician', siteIds: ['a'] }

/** What was asked, in order, and what came of it. */
async function run({ call = {}, actor = EDITOR, origin = 'https://a.example', isOverLimit = false, fails }: Given) {
  const asked: string[] = []
  const logged: object[] = []
  const log = { error: (fields: object) => void logged.push(fields) }
  const limits = {
    take: async (bucket: string) => {
      asked.push(bucket)
      if (isOverLimit) throw new Refusal('tooManyRequests')
    },
  }
  const asking: Asking<string, Asker> = {
    requestId: 'request-1',
    facts: { host: 'a.example', address: '203.0.113.1', cookie: '', userAgent: '', query: new URLSearchParams(), headers: new Headers() },
    headers: new Headers({ origin }),
    scope: 'a',
    findContext: async () => (asked.push('who'), { actor }),
    readInput: async () => (asked.push('input'), 'typed'),
  }
  const runnable: Runnable<string, Asker, string> = {
    method: 'POST',
    access: 'editor',
    run: async (_, input) => {
      asked.push('action')
      if (fails !== undefined) throw fails
      return `${input}, done`
    },
    ...call,
  }
  const store: Pick<Store, 'isUnreachable' | 'inOneAnswer'> = { isUnreachable: (error) => error instanceof TypeError, inOneAnswer: (work) => work(ENDLESS) }
  const admission: Pick<Admission, 'run'> = {
    async run(lane, siteId, work) {
      asked.push(`in line: ${lane} of ${siteId}`)
      return work().finally(() => asked.push('out'))
    },
  }
  const outcome = await runCall({ limits, log, store, admission }, runnable, asking)
  return { asked, logged, outcome }
}

describe('a call', () => {
  test('is asked about in one order, and answers', async () => {
    const { asked, outcome } = await run({})
    expect(asked).toEqual(['write', 'in line: call of a', 'who', 'out', 'input', 'in line: call of a', 'action', 'out'])
    expect(outcome).toEqual({ refusal: null, answer: 'typed, done' })
  })

  test('from another website is not even counted, and from an address over its limit nobody is looked up', async () => {
    const foreign = await run({ origin: 'https://evil.example' })
    expect([foreign.asked, foreign.outcome.refusal?.code]).toEqual([[], 'foreignOrigin'])
    const hurried = await run({ isOverLimit: true })
    expect([hurried.asked, hurried.outcome.refusal?.code]).toEqual([['write'], 'tooManyRequests'])
  })

  test('of somebody who may not is refused before its input is read', async () => {
    for (const [actor, scope, code] of [
      [VISITOR, 'editor', 'signInNeeded'],
      [{ ...EDITOR, siteIds: ['b'] }, 'editor', 'notAllowed'],
      [EDITOR, 'admin', 'notAllowed'],
    ] as const) {
      const { asked, outcome } = await run({ actor, call: { access: scope } })
      expect([asked, outcome.refusal?.code]).toEqual([['write', 'in line: call of a', 'who', 'out'], code])
    }
  })

  test('that only reads may come from anywhere and has the limit of reading; a limit of its own replaces it, and null leaves it to the action', async () => {
    expect((await run({ call: { method: 'GET' }, origin: 'https://evil.example' })).asked[0]).toBe('read')
    expect((await run({ call: { limit: 'gameTap' } })).asked[0]).toBe('gameTap')
    expect((await run({ call: { limit: null } })).asked[0]).toBe('in line: call of a')
  })

  test('that is hot stands in no line: eight at once would undo that its action writes together what arrives together', async () => {
    expect((await run({ call: { isHot: true, access: 'visitor' } })).asked).toEqual(['write', 'who', 'input', 'action'])
  })

  test('that is refused in its action hands back what was read, for the form to be drawn again', async () => {
    const refusal = new Refusal('wrongPassword')
    expect((await run({ fails: refusal })).outcome).toEqual({ refusal, input: 'typed' })
  })

  test('that fails says so without a detail, which goes to the log with the id of the request', async () => {
    const { outcome, logged } = await run({ fails: new Error('secret detail') })
    expect(outcome.refusal?.code).toBe('internal')
    expect(logged).toMatchObject([{ requestId: 'request-1', error: expect.stringContaining('secret detail') }])
    expect((await run({ fails: new TypeError('gone') })).outcome.refusal?.code).toBe('unavailable')
  })
})
