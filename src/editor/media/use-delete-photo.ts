import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { mediaKey } from '../../model/commands/key.ts'
import { mediaChange } from '../../model/commands/media-change.ts'
import { mediaThingSchema } from '../../model/media-thing.ts'
import type { Media } from '../../model/media.ts'
import { deletePhoto, getMedium } from '../api/media-calls.ts'
import { useWorkbench } from '../workbench.ts'
import { usePhotos } from './use-photos.ts'

/** V-176: gone on the server first, then from the page; undo brings it back to its place. */
export function useDeletePhoto(photo: Media, groupId: string): () => Promise<void> {
  const { call, toaster, history, locale, wayBack } = useWorkbench()
  const texts = libraryTexts[locale]
  const photos = usePhotos(groupId)

  /** Undo and redo of the deletion, whoever is drawn by then. */
  function follow(index: number) {
    history.store.subscribe(({ things }, before) => {
      const key = mediaKey(photo.id)
      if (things[key] === before.things[key]) return
      const now = mediaThingSchema.safeParse(things[key]).data
      if (now && !now.isDeleted && now.gallery === groupId) photos.bringBack(photo, index)
      else photos.remove(photo.id)
    })
  }

  return async () => {
    const found = await getMedium(call, photo.id)
    const answer = found.ok ? await deletePhoto(call, found.value.media, groupId) : found
    if (!answer.ok) return toaster.error(answer.message === '' ? texts.photos.failed : answer.message)
    const { facts, isDetached } = answer.value
    const after = mediaThingSchema.safeParse(facts.find(({ key }) => key === mediaKey(photo.id))?.value).data
    history.adopt(facts)
    follow(photos.all.findIndex(({ id }) => id === photo.id))
    photos.remove(photo.id)
    if (after) history.remember([mediaChange.act({ mediaId: photo.id, before: { ...after, isDeleted: false, gallery: groupId }, after })])
    toaster.success(isDetached ? texts.photos.removedHere : texts.photos.removed, { label: texts.remove.undo, run: wayBack() })
  }
}
