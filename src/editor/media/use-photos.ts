import { useStore } from 'zustand'
import type { Media } from '../../model/media.ts'
import { useWorkbench } from '../workbench.ts'

const isPhotos = (data: unknown): data is readonly Media[] => Array.isArray(data)

/** The photographs of a gallery as the page shows them now. They act at once, so nothing of them waits for a publication. */
export function usePhotos(groupId: string) {
  const { screen, data } = useWorkbench()
  const loaded = useStore(screen, (state) => (Object.hasOwn(state.data, groupId) ? state.data[groupId] : data.view.data[groupId]))
  const all = isPhotos(loaded) ? loaded : []

  /** From what is there by then: several may come and go before this is drawn again. */
  function show(change: (photos: readonly Media[]) => readonly Media[]) {
    screen.setState((state) => {
      const now = Object.hasOwn(state.data, groupId) ? state.data[groupId] : data.view.data[groupId]
      return { ...state, data: { ...state.data, [groupId]: change(isPhotos(now) ? now : []) } }
    })
  }

  return {
    all,
    add: (photo: Media) => show((photos) => (photos.some(({ id }) => id === photo.id) ? photos : [...photos, photo])),
    remove: (mediaId: string) => show((photos) => photos.filter(({ id }) => id !== mediaId)),
    /** Where it was, if that is still known. */
    bringBack: (photo: Media, index: number) => show((photos) => (photos.some(({ id }) => id === photo.id) ? photos : photos.toSpliced(Math.max(index, 0), 0, photo))),
  }
}
