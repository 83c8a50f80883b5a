import { buildPath, type PageAddress } from '../../model/page/path.ts'
import { usePageMode } from './use-page-mode.ts'

/** The way to another page of the site: whoever edits one stays in the editor. */
export function usePathTo(): (address: Omit<PageAddress, 'mode'>) => string {
  const mode = usePageMode()
  return ({ locale, collection, slug }) => buildPath({ locale, mode, collection, slug })
}
