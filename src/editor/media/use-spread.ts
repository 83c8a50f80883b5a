import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { fill } from '../../i18n/fill.ts'
import type { Media } from '../../model/media.ts'
import { useWorkbench } from '../workbench.ts'
import { spreadPictures } from './spread-pictures.ts'
import { newId } from '../state/new-id.ts'

/** Puts several pictures in at once, as one step of the way back, and says so; false where there is no place at all. */
export function useSpread(groupId: string, slot: string): (media: readonly Media[]) => boolean {
  const { history, screen, locale, toaster, texts, wayBack } = useWorkbench()
  const words = mediaTexts[locale].spread
  return (media) => {
    const { acts, left } = spreadPictures(
      history.shown(),
      { groupId, slot },
      media.map(({ id }) => id),
      newId,
    )
    if (acts.length === 0) return false
    screen.setState((state) => ({ ...state, media: { ...state.media, ...Object.fromEntries(media.map((medium) => [medium.id, medium])) } }))
    history.perform(acts)
    const said = acts.length === 1 ? words.first : left === 0 ? words.done : words.left
    if (media.length > 1) toaster.success(fill(said, { count: acts.length }), { label: texts.bar.undo, run: wayBack() })
    return true
  }
}
