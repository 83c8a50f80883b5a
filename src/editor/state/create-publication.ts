import { createStore } from 'zustand/vanilla'
import type { EditorTexts } from '../../i18n/editor/de.ts'
import type { EditData } from '../../site/edit-data.ts'
import type { Call } from '../../kit/api/call.ts'
import { publishPage, readPublicationStatus, revertPage, unpublishPage } from '../api/page-calls.ts'
import type { Queue } from '../queue/create-queue.ts'
import type { News } from '../queue/news.ts'
import type { Toaster } from '../../kit/toaster/create-toaster.ts'

const PAUSE = 500
const PUBLISHED_SHOWN = 2_500

export type PublicationPhase = 'idle' | 'publishing' | 'published' | 'reverting'

export type PublicationState = {
  /** What a person would say was changed; null until the server has counted. */
  changes: number | null
  /** Of these, what can be published now: where languages go out one by one, the others wait for their translation. */
  ready: number
  /** Sections and cards with something that visitors do not see yet. */
  changed: readonly string[]
  phase: PublicationPhase
  isLive: boolean
}

export type Publication = ReturnType<typeof createPublication>

/** What the dialog says afterwards. */
type Done = { version: number; held: readonly string[]; isFirst: boolean }

type Parts = { call: Call; data: EditData; texts: EditorTexts; toaster: Toaster; flush: () => Promise<boolean>; queue: Queue; tell: (news: News) => void; newId: () => string }

export function createPublication({ call, data, texts, toaster, flush, queue, tell, newId }: Parts) {
  const { id, status } = data.page
  const store = createStore<PublicationState>(() => ({ changes: null, ready: 0, changed: [], phase: 'idle', isLive: status === 'published' || status === 'markedForDeletion' }))
  let timer: ReturnType<typeof setTimeout> | undefined

  async function refresh() {
    const counted = await readPublicationStatus(call, id)
    // A count that cannot be had changes nothing; the next save asks again.
    if (counted.ok) store.setState({ changes: counted.value.things, ready: counted.value.ready, changed: counted.value.changed })
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

    stopRefreshing: () => clearTimeout(timer),

    /** Null where it failed, which is said. */
    async publish(once: { policy?: 'perLanguage' } = {}): Promise<Done | null> {
      if (isBusy()) return null
      store.setState({ phase: 'publishing' })
      const isSaved = await flush()
      const result = isSaved ? await publishPage(call, { id, commandId: newId(), ...once }) : null
      if (!result?.ok) {
        store.setState({ phase: 'idle' })
        toaster.error(texts.toasts.publicationError, result?.message ?? texts.toasts.notAllSaved)
        return null
      }
      tell({ pageId: id, facts: result.value.facts, isLive: true })
      store.setState({ phase: 'published' })
      setTimeout(() => store.setState((state) => (state.phase === 'published' ? { phase: 'idle' } : state)), PUBLISHED_SHOWN)
      await refresh()
      return result.value
    },

    /** Visitors see the version before; what was published is the draft again. */
    async unpublish(version: number, words: { undone: string; undoError: string }) {
      const result = await unpublishPage(call, { id, version, commandId: newId() })
      if (!result.ok) {
        toaster.error(words.undoError, result.message)
        return
      }
      tell({ pageId: id, facts: result.value.facts })
      store.setState({ phase: 'idle' })
      toaster.success(words.undone)
      await refresh()
    },

    async revert() {
      if (isBusy()) return
      store.setState({ phase: 'reverting' })
      // What is typed goes to the server first: there it stays restorable, and cannot arrive after the revert.
      await flush()
      const end = toaster.progress(texts.revert.running)
      const result = await revertPage(call, { id, commandId: newId() })
      end()
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
