import { z } from 'zod'
import type { CallFailure } from '../../kit/api/call.ts'
import { factSchema } from '../../model/commands/facts.ts'
import type { ThingKey } from '../../model/commands/key.ts'
import type { Workbench } from '../workbench.ts'

const answerSchema = z.object({ success: z.literal(true), facts: z.array(factSchema) })

/** Brings what the site has under these keys onto the desk; null, or why it did not come. */
export async function loadThings({ call, history }: Pick<Workbench, 'call' | 'history'>, keys: readonly ThingKey[]): Promise<CallFailure | null> {
  const answer = await call.get('things', { keys: keys.join(',') }, answerSchema)
  if (!answer.ok) return answer
  history.adopt(answer.value.facts)
  return null
}
