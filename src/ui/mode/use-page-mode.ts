import { useContext } from 'react'
import type { PageMode } from '../../model/page/path.ts'
import { PageContext } from '../page-context.ts'

/** For the pieces that sections are made of; a section itself has no use for it, and no way to it. */
export function usePageMode(): PageMode {
  const page = useContext(PageContext)
  if (!page) throw new Error('A page piece was rendered outside its page')
  return page.mode
}
