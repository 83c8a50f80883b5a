import { useCallback, useEffect, useRef, useState } from 'react'
import type { Media } from '../../model/media.ts'
import { listMedia } from '../api/media-calls.ts'
import { useWorkbench } from '../workbench.ts'

type Shelf = { media: readonly Media[]; hasMore: boolean; state: 'loading' | 'more' | 'failed' | 'here' }

const EMPTY: Shelf = { media: [], hasMore: false, state: 'loading' }
/** Somebody who types goes on typing. */
const PAUSE = 200

/** The site's media of one type, newest first, page by page. */
export function useLibrary(mediaType: Media['mediaType'], query: string) {
  const { call } = useWorkbench()
  const [shelf, setShelf] = useState<Shelf>(EMPTY)
  const asked = useRef(0)

  const load = useCallback(
    async (offset: number) => {
      asked.current += 1
      const mine = asked.current
      setShelf((old) => (offset === 0 ? { ...old, state: 'loading' } : { ...old, state: 'more' }))
      const answer = await listMedia(call, { mediaType, query: query.trim(), offset })
      // An answer to letters that were typed on since is nobody's.
      if (mine !== asked.current) return
      if (!answer.ok) return setShelf((old) => ({ ...old, state: 'failed' }))
      const { media, hasMore } = answer.value
      setShelf((old) => ({ media: offset === 0 ? media : [...old.media, ...media.filter(({ id }) => !old.media.some((each) => each.id === id))], hasMore, state: 'here' }))
    },
    [call, mediaType, query],
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
    loadMore: () => void load(shelf.media.length),
    tryAgain: () => void load(0),
    /** What was just uploaded is the newest. */
    add: (medium: Media) => setShelf((old) => ({ ...old, media: [medium, ...old.media] })),
  }
}
