import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import { Checkbox } from '../../../kit/fields/Checkbox.tsx'
import type { Locale } from '../../../model/locales.ts'
import { languageName } from '../../names/language-name.ts'
import { useWorkbench } from '../../workbench.ts'
import type { PageDraft } from './page-draft.ts'
import styles from './Dialogs.module.css'

type Props = { draft: PageDraft; texts: PagesTexts; onChange: (draft: PageDraft) => void }

export function PageLanguages({ draft, texts, onChange }: Props) {
  const { data, locale: editorLocale } = useWorkbench()
  const closed = draft.disallowedLanguages
  const open = data.locales.filter((locale) => !closed.includes(locale))
  const turn = (locale: Locale, isOpen: boolean) => onChange({ ...draft, disallowedLanguages: isOpen ? closed.filter((each) => each !== locale) : [...closed, locale] })
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.settings.languages}</legend>
      {data.locales.map((locale) => {
        const isLast = open.length === 1 && open[0] === locale
        return (
          <Checkbox
            key={locale}
            label={languageName(locale, editorLocale)}
            note={isLast ? texts.settings.oneLanguage : undefined}
            isChecked={!closed.includes(locale)}
            isDisabled={isLast}
            onChange={(isOpen) => turn(locale, isOpen)}
          />
        )
      })}
      <p className={styles.note}>{texts.settings.languagesNote}</p>
    </fieldset>
  )
}
