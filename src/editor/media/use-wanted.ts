import { useState } from 'react'
import type { Media } from '../../model/media.ts'
import type { Wanted } from '../api/media-calls.ts'

/** What of the library is shown. Another kind begins without filters: its folders may be others. */
export function useWanted(mediaType: Media['mediaType']): readonly [Wanted, (part: Partial<Wanted>) => void] {
  const [wanted, setWanted] = useState<Wanted>({ mediaType, query: '', folder: '', tag: '', isBin: false })
  const want = (part: Partial<Wanted>) => setWanted((old) => ({ ...old, ...(part.mediaType !== undefined && { folder: '', tag: '' }), ...part }))
  return [wanted, want]
}
