import { readSettings } from '../api/settings-calls.ts'
import type { Workbench } from '../workbench.ts'
import { followSettings, useGround } from './follow-settings.ts'

/** Brings the settings onto the desk, and from then on the page is drawn from them. Answers whether they came. */
export async function loadSettings(workbench: Workbench): Promise<boolean> {
  const answer = await readSettings(workbench.call, workbench.data.view.locale)
  if (!answer.ok) return false
  useGround.setState({ ground: answer.value.ground })
  workbench.history.adopt(answer.value.facts)
  followSettings(workbench)
  return true
}
