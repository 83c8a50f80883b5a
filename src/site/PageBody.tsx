import { useMemo, type ReactNode } from 'react'
import { textIn } from '../model/content/field.ts'
import { findDefinition } from '../sections/definitions.ts'
import { SectionView } from '../sections/SectionView.tsx'
import { isShownIn, type Group } from '../model/page/document.ts'
import { PageContext, type PageContextValue } from '../ui/page-context.ts'
import { firstPictureIn } from './first-picture.ts'
import { PageFrame } from './PageFrame.tsx'
import type { PageView } from './page-view.ts'

export type PageTools = Pick<PageContextValue, 'behaviourUrl' | 'islandUrl' | 'attachBehaviour' | 'isSample'> & {
  /** The editor draws groups its own way; live pages show them as they are. */
  renderGroup?: (group: Group, data: unknown) => React.ReactNode
}

function leadingGroup({ groups, locale }: PageView): string | null {
  const leads = (group: Group) => findDefinition(group.type)?.mayLeadPage === true && textIn(group.fields['title'], locale) !== null
  return groups.find((group) => isShownIn(group, locale) && leads(group))?.id ?? null
}

/** The tone of a first section that reaches up behind the header, or null. */
function toneUnderHeader({ groups, locale }: PageView): string | null {
  const first = groups.find((group) => isShownIn(group, locale))
  if (first === undefined || findDefinition(first.type)?.goesUnderHeader !== true) return null
  const tone = first.options['color']
  return typeof tone === 'string' ? tone : 'background'
}

export function PageBody({ view, tools, children }: { view: PageView; tools: PageTools; children?: ReactNode }) {
  const context = useMemo<PageContextValue>(() => {
    const draw = tools.renderGroup ?? ((group: Group, data: unknown) => <SectionView key={group.id} group={group} data={data} />)
    return {
      ...tools,
      pageId: view.pageId,
      locale: view.locale,
      mode: view.mode,
      features: view.features,
      texts: view.texts,
      formTexts: view.formTexts,
      owner: view.frame.owner,
      media: view.media,
      firstGroupId: leadingGroup(view),
      firstPicture: firstPictureIn(view.groups.filter((group) => isShownIn(group, view.locale)), view.media),
      form: view.form,
      pageHref: (pageId) => view.links[pageId],
      renderGroup: (group) => (isShownIn(group, view.locale) ? draw(group, view.data[group.id]) : null),
    }
  }, [view, tools])
  return (
    <PageContext value={context}>
      <PageFrame frame={view.frame} over={toneUnderHeader(view)}>
        {view.groups.map(context.renderGroup)}
        {children}
      </PageFrame>
    </PageContext>
  )
}
