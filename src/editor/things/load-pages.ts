import { readOverview } from '../api/overview-calls.ts'
import type { Workbench } from '../workbench.ts'

/** Brings all pages and the menu onto the desk; whether they came. */
export async function loadPages({ call, history }: Pick<Workbench, 'call' | 'history'>): Promise<boolean> {
  const answer = await readOverview(call)
  if (answer.ok) history.adopt(answer.value.facts)
  return answer.ok
}
