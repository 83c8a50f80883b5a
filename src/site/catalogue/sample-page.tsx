import { de } from '../../i18n/forms/de.ts'
import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import type { Media } from '../../model/media.ts'
import { SITE_FEATURES } from '../../model/site/site.ts'
import { SectionView } from '../../sections/SectionView.tsx'
import type { PageContextValue } from '../../ui/page-context.ts'
import { createFacts } from '../../ui/page-facts.ts'
import { SAMPLE_PAGE_ID } from './sample-group.ts'

type Given = Pick<PageContextValue, 'mode' | 'behaviourUrl' | 'islandUrl' | 'attachBehaviour'> & {
  texts: VisitorTexts
  media: Readonly<Record<string, Media>>
  /** What the sections' loaders brought, by group id. */
  data: Readonly<Record<string, unknown>>
}

/** The page that a sample section believes to be on; its links lead nowhere, so that nobody leaves by trying one. */
export function samplePage({ data, media, ...given }: Given): PageContextValue {
  return {
    ...given,
    pageId: SAMPLE_PAGE_ID,
    locale: 'de',
    formTexts: de,
    owner: { name: 'Muster', email: '', editorLocale: 'de', locale: 'de' },
    features: SITE_FEATURES,
    facts: createFacts({ data, media, pageHref: () => '#top', isSample: true }),
    renderGroup: (group) => <SectionView key={group.id} group={group} />,
  }
}
