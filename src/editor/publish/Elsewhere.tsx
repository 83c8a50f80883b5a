import { fill } from '../../i18n/fill.ts'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import type { PublishTexts } from '../../i18n/editor/publish/de.ts'
import { Checkbox } from '../../kit/fields/Checkbox.tsx'
import type { EditorLocale } from '../../model/locales.ts'
import { useWorkbench } from '../workbench.ts'
import type { DraftElsewhere } from './change-calls.ts'
import { languageNames } from '../names/language-name.ts'
import { isTicked, tick, useOtherPages } from './publish-other-pages.ts'
import { usePageLink } from './use-page-link.ts'
import styles from './Publish.module.css'

type Props = { pages: readonly DraftElsewhere[] }

/** Whoever worked on several pages would otherwise believe that all of it is out; what is new is ticked, what cannot go out says why. */
export function Elsewhere({ pages }: Props) {
  const { locale } = useWorkbench()
  const texts = publishTexts[locale]
  const linkTo = usePageLink()
  const { ticks, run } = useOtherPages()
  if (pages.length === 0 || run.state === 'going') return null
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{pages.length === 1 ? texts.oneElsewhere : fill(texts.elsewhere, { count: pages.length })}</h3>
      <ul className={styles.lines}>
        {pages.map((page) => {
          const { name, href } = linkTo(page)
          return (
            <li key={page.id} className={styles.other}>
              <Checkbox
                label={name}
                note={noteOf(page, texts, locale)}
                isChecked={isTicked(page, ticks)}
                isDisabled={!page.isAllowed}
                onChange={(isWanted) => tick(page.id, isWanted)}
              />
              <a href={href} className={styles.open} aria-label={fill(texts.openPage, { name })}>
                {texts.open}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function noteOf({ isAllowed, missing, held, status }: DraftElsewhere, texts: PublishTexts, locale: EditorLocale): string | undefined {
  if (!isAllowed) return missing === 0 ? texts.notNow : missing === 1 ? texts.oneWaits : fill(texts.wait, { count: missing })
  if (held.length > 0) return fill(status === 'draft' ? texts.heldFirst : texts.held, { language: languageNames(held, locale) })
  return status === 'draft' ? texts.newPage : undefined
}
