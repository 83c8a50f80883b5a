import { createStore } from 'zustand/vanilla'
import type { EditorTexts } from '../../i18n/editor/de.ts'
import type { EditData } from '../../site/edit-data.ts'
import type { Call } from '../../kit/api/call.ts'
import { publishPage, readPublicationStatus, revertPage } from '../api/page-calls.ts'
import type { Queue } from '../queue/create-queue.ts'
import type { News } from '../queue/news.ts'
import type { Toaster } from '../../kit/toaster/create-toaster.ts'

const PAUSE = 500
const PUBLISHED_SHOWN = 2_500

export type PublicationPhase = 'idle' | 'publishing' | 'published' | 'reverting'

export type PublicationState = {
  /** Changed fields, groups and pages; null until the server has counted. */
  changes: number | null
  phase: PublicationPhase
  isLive: boolean
}

type Parts = { call: Call; data: EditData; texts: EditorTexts; toaster: Toaster; flush: () => Promise<boolean>; queue: Queue; tell: (news: News) => void; newId: () => string }

export function createPublication({ call, data, texts, toaster, flush, queue, tell, newId }: Parts) {
  const { id, status } = data.page
  const store = createStore<PublicationState>(() => ({ changes: null, phase: 'idle', isLive: status === 'published' || status === 'markedForDeletion' }))
  let timer: ReturnType<typeof setTimeout> | undefined

  async function refresh() {
    const counted = await readPublicationStatus(call, id)
    // A count that cannot be had changes nothing; the next save asks again.
    if (counted.ok) store.setState({ changes: counted.value.fields + counted.value.groups + counted.value.pages })
  }

  const isBusy = () => store.getState().phase === 'publishing' || store.getState().phase === 'reverting'

  return {
    store,
    refresh,

    markLive: () => store.setState({ isLive: true }),

    refreshSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => void refresh(), PAUSE)
    },

    async publish() {
      if (isBusy()) return
      store.setState({ phase: 'publishing' })
      const isSaved = await flush()
      const result = isSaved ? await publishPage(call, { id, commandId: newId() }) : null
      if (!result?.ok) {
        store.setState({ phase: 'idle' })
        toaster.error(texts.toasts.publicationError, result?.message ?? texts.toasts.notAllSaved)
        return
      }
      tell({ pageId: id, facts: result.value.facts, isLive: true })
      store.setState({ phase: 'published' })
      toaster.success(texts.toasts.published)
      await refresh()
      setTimeout(() => store.setState((state) => (state.phase === 'published' ? { phase: 'idle' } : state)), PUBLISHED_SHOWN)
    },

    async revert() {
      if (isBusy()) return
      store.setState({ phase: 'reverting' })
      // What is typed goes to the server first: there it stays restorable, and cannot arrive after the revert.
      await flush()
      const result = await revertPage(call, { id, commandId: newId() })
      store.setState({ phase: 'idle' })
      if (!result.ok) {
        toaster.error(texts.toasts.revertError, result.message)
        return
      }
      queue.discard(queue.store.getState().entries.filter((entry) => entry.pageId === id))
      tell({ pageId: id, facts: result.value.facts, isWhole: true })
      toaster.success(texts.revert.done)
      await refresh()
    },
  }
}
