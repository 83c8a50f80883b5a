import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { SectionView } from '../sections/SectionView.tsx'
import { isClosedIn, type Group } from '../model/page/document.ts'
import { PageContext, type PageContextValue } from '../ui/page-context.ts'
import { createFacts } from '../ui/page-facts.ts'
import { isDrawn } from './drawn-groups.ts'
import { factsOf, isSameFacts } from './facts-of.ts'
import { PageFrame } from './PageFrame.tsx'
import { NotTranslated } from './not-translated/NotTranslated.tsx'
import { PageName } from './page-name/PageName.tsx'
import type { PageView } from './page-view.ts'
import { toneUnderHeader } from './tone-under-header.ts'

export type PageTools = Pick<PageContextValue, 'behaviourUrl' | 'islandUrl' | 'attachBehaviour'> & {
  /** The editor draws groups its own way; live pages show them as they are. */
  renderGroup?: (group: Group) => ReactNode
  /** Sections stand on the page itself, cards inside one of them. */
  renderSection?: (group: Group) => ReactNode
  /** In place of a section or card that is not there in this language. */
  renderHidden?: (group: Group) => ReactNode
}

/** A page of up to as many sections is always drawn as a whole, so that it looks exactly as visitors get it while it is scrolled, too. */
export const USUAL_LENGTH = 12

const drawPlain = (group: Group) => <SectionView key={group.id} group={group} />

function drawOne(group: Group, place: Pick<PageView, 'locale' | 'mode' | 'data'>, draw: (group: Group) => ReactNode, { renderHidden }: PageTools): ReactNode {
  if (isDrawn(group, place)) return draw(group)
  return isClosedIn(group, place.locale) ? renderHidden?.(group) : null
}

/** The part of the page that stays the same objects while its content changes, so that only who shows a change is drawn again. */
function usePageContext(view: PageView, tools: PageTools, facts: PageContextValue['facts']): PageContextValue {
  const { pageId, locale, mode, features, texts, formTexts, form, frame } = view
  const { owner } = frame
  return useMemo(() => {
    const { behaviourUrl, islandUrl, attachBehaviour, renderGroup: draw = drawPlain } = tools
    const renderGroup = (group: Group) => drawOne(group, { locale, mode, data: facts.getState().data }, draw, tools)
    return { pageId, locale, mode, features, texts, formTexts, owner, form, facts, behaviourUrl, islandUrl, attachBehaviour, renderGroup }
  }, [pageId, locale, mode, features, texts, formTexts, owner, form, facts, tools])
}

type Props = { view: PageView; tools: PageTools; isSample?: boolean; children?: ReactNode }

export function PageBody({ view, tools, isSample = false, children }: Props) {
  const [facts] = useState(() => createFacts(factsOf(view, isSample)))
  // Before the paint: what a change makes true elsewhere, such as another main heading, is seen together with it.
  useLayoutEffect(() => {
    const now = factsOf(view, isSample)
    // On a long page thousands ask, and a changed word is no fact to any of them.
    if (!isSameFacts(facts.getState(), now)) facts.setState(now)
  }, [facts, view, isSample])
  const context = usePageContext(view, tools, facts)
  const draw = tools.renderSection ?? tools.renderGroup ?? drawPlain
  return (
    <PageContext value={context}>
      <PageFrame frame={view.frame} over={toneUnderHeader(view)} isLong={view.mode === 'edit' && view.groups.length > USUAL_LENGTH}>
        {view.elsewhere ? <NotTranslated texts={view.texts} elsewhere={view.elsewhere} /> : view.mode === 'live' && <PageName name={view.name} />}
        {view.groups.map((group) => drawOne(group, view, draw, tools))}
        {children}
      </PageFrame>
    </PageContext>
  )
}
