import { fill } from '../../i18n/fill.ts'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { wordsIn } from '../../model/page/first-words.ts'
import { findGroup } from '../../model/commands/desk.ts'
import type { MissingText } from '../../sections/missing-translations.ts'
import { commandTexts } from '../dialogs/command-texts.ts'
import { useWorkbench } from '../workbench.ts'
import { languageName } from '../names/language-name.ts'
import { useJump } from './use-jump.ts'
import styles from './Publish.module.css'

/** What each language lacks; every line leads to its place in that language. */
export function MissingList({ missing }: { missing: readonly MissingText[] }) {
  const workbench = useWorkbench()
  const { data, locale, history } = workbench
  const words = publishTexts[locale]
  const names = commandTexts(workbench)
  const jump = useJump()
  const desk = history.shown()
  return data.openLocales.map((language) => {
    const own = missing.filter((each) => each.locale === language)
    if (own.length === 0) return null
    return (
      <section key={language} className={styles.part}>
        <h3 className={styles.name}>{fill(words.translationsOf, { language: languageName(language, locale), count: own.length })}</h3>
        <ul className={styles.lines}>
          {own.map(({ groupId, slot }) => {
            const group = findGroup(desk, groupId)
            const field = group?.fields[slot]
            return (
              <li key={`${groupId}:${slot}`}>
                <button type="button" className={styles.line} onClick={() => void jump({ groupId, slot, locale: language })}>
                  <span className={styles.excerpt}>{field && wordsIn(field, data.view.locale)}</span>
                  <span className={styles.soft}>
                    {names.slot(slot)} · {names.section(group?.type ?? '')}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    )
  })
}
