import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import type { Locale } from '../../../model/locales.ts'
import { buildPath } from '../../../model/page/path.ts'
import type { PageThing } from '../../../model/page/page-thing.ts'
import { slugOf } from '../../../model/page/slug.ts'
import { useWorkbench } from '../../workbench.ts'
import { isFixedSlug, type PageDraft } from './page-draft.ts'
import styles from './Dialogs.module.css'

type Props = { page: PageThing; draft: PageDraft; locale: Locale; pageId: string; texts: PagesTexts }

/** What search engines cut off. */
const TITLE = 60
const DESCRIPTION = 160

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()} …` : text)

export function SearchPreview({ page, draft, locale, pageId, texts }: Props) {
  const { data } = useWorkbench()
  const { siteName } = data.view.frame
  const name = draft.name[locale]?.trim() ?? ''
  const slug = isFixedSlug(page) ? (page.slugs[locale] ?? pageId) : slugOf(draft.slugs[locale] ?? '') || pageId
  const path = buildPath({ locale, mode: 'live', collection: page.collection, slug })
  const description = draft.description[locale]?.trim() ?? ''
  return (
    <figure className={styles.search}>
      <figcaption className={styles.legend}>{texts.settings.preview}</figcaption>
      <div className={styles.result} lang={locale}>
        <span className={styles.resultSite}>{siteName}</span>
        <span className={styles.resultPath}>{[location.host, ...path.split('/').slice(1)].join(' › ')}</span>
        <span className={styles.resultTitle}>{cut(name === '' ? siteName : `${name} – ${siteName}`, TITLE)}</span>
        <span className={styles.resultText}>{description === '' ? texts.settings.noDescription : cut(description, DESCRIPTION)}</span>
      </div>
    </figure>
  )
}
