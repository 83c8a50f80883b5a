import { useState } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { fill } from '../../i18n/fill.ts'
import type { LibraryMedium } from '../api/library-medium.ts'
import { replaceMedia, type ReplacedPlace } from '../api/media-calls.ts'
import { useWorkbench } from '../workbench.ts'

/** Somebody wants another picture wherever this one is shown, and now chooses it. */
export function useReplacing() {
  const { locale, call, toaster, flush, screen } = useWorkbench()
  const texts = libraryTexts[locale]
  const [old, setOld] = useState<LibraryMedium | null>(null)

  /** What waits here would otherwise be put on top of what the server does. */
  async function replace(input: { mediaId: string; withId: string; places?: readonly ReplacedPlace[] }) {
    await flush()
    const answer = await replaceMedia(call, input)
    if (!answer.ok) toaster.error(texts.replace.failed, answer.message)
    return answer.ok ? answer.value.places : null
  }

  async function finish(next: LibraryMedium) {
    if (!old || next.id === old.id) return setOld(null)
    screen.setState((state) => ({ ...state, media: { ...state.media, [next.id]: next, [old.id]: state.media[old.id] ?? old } }))
    const places = await replace({ mediaId: old.id, withId: next.id })
    setOld(null)
    if (!places) return
    const words = places.length === 1 ? texts.replace.done.one : fill(texts.replace.done.many, { count: places.length })
    toaster.success(words, { label: texts.remove.undo, run: () => void replace({ mediaId: next.id, withId: old.id, places }) })
  }

  return { old, begin: setOld, cancel: () => setOld(null), finish }
}
