import { isOfSettings } from '../../model/commands/key.ts'
import { same } from '../../model/same.ts'
import { readScreen } from '../queue/read-screen.ts'
import type { Workbench } from '../workbench.ts'

const AT_MOST = 100

/** Sections that show what the server reads from settings or branches, such as opening hours, are given it anew once a change is stored. */
export function refreshLoaded({ call, data, hear, history, screen }: Workbench): () => void {
  const stored = () => Object.entries(history.revisions()).filter(([key]) => key !== 'theme' && isOfSettings(key))
  let last = stored()
  return () => {
    const now = stored()
    if (same(now, last)) return
    last = now
    void refresh()
  }

  async function refresh() {
    const groupIds = Object.keys({ ...data.view.data, ...screen.getState().data }).slice(0, AT_MOST)
    if (groupIds.length === 0) return
    const answer = await readScreen(call, { id: data.page.id, groupIds: groupIds.join(','), locale: data.view.locale })
    if (answer.ok) hear({ pageId: data.page.id, facts: [], screen: answer.value })
  }
}
