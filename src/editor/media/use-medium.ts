import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { mediaKey } from '../../model/commands/key.ts'
import { mediaChange } from '../../model/commands/media-change.ts'
import { mediaThingSchema, type MediaThing } from '../../model/media-thing.ts'
import type { LibraryMedium } from '../api/library-medium.ts'
import { getMedium } from '../api/media-calls.ts'
import { loadThings } from '../things/load-things.ts'
import { useWorkbench } from '../workbench.ts'

type Found = { medium: LibraryMedium; original: LibraryMedium | null }

/** A medium with what an owner says about it, as it is shown now, and the way to change that. */
export function useMedium(id: string | null) {
  const bench = useWorkbench()
  const [found, setFound] = useState<Found | null>(null)
  const thing = useMediaThing(id)

  useEffect(() => {
    if (id === null) return
    let isGone = false
    void Promise.all([getMedium(bench.call, id), loadThings(bench, [mediaKey(id)])]).then(([answer]) => {
      if (answer.ok && !isGone) setFound({ medium: answer.value.media, original: answer.value.original })
    })
    return () => {
      isGone = true
    }
  }, [bench, id])

  const known = found !== null && found.medium.id === id ? found : null
  return {
    medium: known?.medium ?? null,
    original: known?.original ?? null,
    thing,
    change: (part: Partial<MediaThing>) => {
      if (id !== null && thing) bench.history.perform([mediaChange.act({ mediaId: id, before: thing, after: { ...thing, ...part } })])
    },
  }
}

export function useMediaThing(id: string | null): MediaThing | null {
  const { history } = useWorkbench()
  const value = useStore(history.store, ({ things }) => (id === null ? undefined : things[mediaKey(id)]))
  return mediaThingSchema.safeParse(value).data ?? null
}
