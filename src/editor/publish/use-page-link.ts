import { buildPath, slugOrId } from '../../model/page/path.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'
import { useWorkbench } from '../workbench.ts'
import type { DraftElsewhere } from './change-calls.ts'

/** The name of another page and the way to it, with the toolbar on. */
export function usePageLink() {
  const { data, texts } = useWorkbench()
  const { locale } = data.view
  return (page: DraftElsewhere) => ({
    name: page.name[locale] ?? Object.values(page.name)[0] ?? texts.untitled,
    href: buildPath({ locale, mode: 'edit', collection: page.collection, slug: slugOrId({ ...page, isPublished: isVisibleToVisitors(page.status) }, locale) }, { toolbar: true }),
  })
}
