import { useContext, type ReactNode } from 'react'
import type { Media } from '../../model/media.ts'
import { PageContext } from '../page-context.ts'

/** For texts whose pictures came with loaded data and not with the page. */
export function MoreMedia({ media, children }: { media: Readonly<Record<string, Media>>; children: ReactNode }) {
  const page = useContext(PageContext)
  return <PageContext value={page && { ...page, media: { ...page.media, ...media } }}>{children}</PageContext>
}
