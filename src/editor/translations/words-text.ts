import { z } from 'zod'
import type { CallFailure } from '../../kit/api/call.ts'
import { touchesOf } from '../../model/commands/command.ts'
import { factSchema } from '../../model/commands/facts.ts'
import { isThing } from '../../model/commands/key.ts'
import type { Locale } from '../../model/locales.ts'
import type { Workbench } from '../workbench.ts'
import { newId } from '../state/new-id.ts'

const savedSchema = z.object({ success: z.literal(true), facts: z.array(factSchema), act: z.object({ kind: z.string(), version: z.number(), body: z.unknown() }) })

type WordsChange = { pageId: string; wordsId: string; to: Locale } & ({ from: Locale } | { text: string })

type Bench = Pick<Workbench, 'call' | 'data' | 'history' | 'hear'>

/** Names, descriptions and labels are written by the server; here they are shown, and undo takes them back. Null, or why not. */
export async function changeWords({ call, data, history, hear }: Bench, { wordsId, ...change }: WordsChange): Promise<CallFailure | null> {
  const answer = await call.post('translation/words', { id: wordsId, commandId: newId(), ...change }, savedSchema)
  if (!answer.ok) return answer
  const { facts, act } = answer.value
  hear({ pageId: change.pageId, facts })
  const isHere = change.pageId === data.page.id || touchesOf(act).every(isThing)
  if (isHere) history.remember([act])
  return null
}
