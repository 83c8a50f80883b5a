import { useCallback, useEffect, useRef, useState } from 'react'
import type { LibraryMedium } from '../api/library-medium.ts'
import { listMedia, type Wanted } from '../api/media-calls.ts'
import { useWorkbench } from '../workbench.ts'

type Labels = { folders: readonly string[]; tags: readonly string[] }
type Shelf = { media: readonly LibraryMedium[]; hasMore: boolean; state: 'loading' | 'more' | 'failed' | 'here' }

const EMPTY: Shelf = { media: [], hasMore: false, state: 'loading' }
/** Somebody who types goes on typing. */
const PAUSE = 200

const joined = (first: readonly LibraryMedium[], rest: readonly LibraryMedium[]) => [...first, ...rest.filter(({ id }) => !first.some((each) => each.id === id))]

/** The site's media as they are wanted, newest first, page by page. */
export function useLibrary({ mediaType, query, folder, tag, isBin }: Wanted) {
  const { call } = useWorkbench()
  const [shelf, setShelf] = useState<Shelf>(EMPTY)
  const [labels, setLabels] = useState<Labels>({ folders: [], tags: [] })
  const asked = useRef(0)
  /** Uploaded since the list was asked for: its answer may not know them yet. */
  const fresh = useRef<readonly LibraryMedium[]>([])

  const load = useCallback(
    async (offset: number) => {
      asked.current += 1
      const mine = asked.current
      if (offset === 0) fresh.current = []
      setShelf((old) => (offset === 0 ? { ...old, state: 'loading' } : { ...old, state: 'more' }))
      const answer = await listMedia(call, { mediaType, query: query.trim(), folder, tag, isBin }, offset)
      // An answer to letters that were typed on since is nobody's.
      if (mine !== asked.current) return
      if (!answer.ok) return setShelf((old) => ({ ...old, state: 'failed' }))
      const { media, hasMore, folders, tags } = answer.value
      setLabels({ folders, tags })
      setShelf((old) => ({ media: offset === 0 ? joined(fresh.current, media) : joined(old.media, media), hasMore, state: 'here' }))
    },
    [call, mediaType, query, folder, tag, isBin],
  )

  useEffect(() => {
    const timer = setTimeout(() => void load(0), query === '' ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      asked.current += 1
    }
  }, [load, query])

  return {
    ...shelf,
    ...labels,
    loadMore: () => void load(shelf.media.length),
    tryAgain: () => void load(0),
    /** What was just uploaded is the newest. */
    add: (medium: LibraryMedium) => {
      fresh.current = joined([medium], fresh.current)
      setShelf((old) => ({ ...old, media: joined([medium], old.media) }))
    },
    /** What went into the bin, or came out of it, is not here any more. */
    drop: (mediaId: string) => setShelf((old) => ({ ...old, media: old.media.filter(({ id }) => id !== mediaId) })),
  }
}
