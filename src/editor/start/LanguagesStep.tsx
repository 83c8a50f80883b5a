import type { FormEvent } from 'react'
import { useStore } from 'zustand'
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import { Checkbox } from '../../kit/fields/Checkbox.tsx'
import { LOCALES, type Locale } from '../../model/locales.ts'
import { useWorkbench } from '../workbench.ts'
import { languageActs } from './language-acts.ts'
import { languagesOn } from './languages-on.ts'
import { setDraft, useMemory } from './start-memory.ts'
import type { StepProps } from './step-props.ts'
import styles from './Start.module.css'

export function LanguagesStep({ formId, texts, onApply }: StepProps) {
  const { history } = useWorkbench()
  const things = useStore(history.store, (state) => state.things)
  const draft = useMemory((memory) => memory.drafts.languages)
  const [main, ...others] = languagesOn(things)
  const chosen = draft ?? new Set(others)
  const choose = (locale: Locale) => (isChecked: boolean) => setDraft({ languages: new Set(isChecked ? [...chosen, locale] : [...chosen].filter((other) => other !== locale)) })

  function submit(event: FormEvent) {
    event.preventDefault()
    onApply(languageActs(languagesOn(things), chosen, history.shown().groups))
  }

  return (
    <form id={formId} onSubmit={submit}>
      <fieldset className={styles.languages}>
        <legend className={styles.legend}>{texts.languages.label}</legend>
        {LOCALES.filter((locale) => locale !== main).map((locale) => (
          <Checkbox key={locale} label={LANGUAGE_NAMES[locale]} isChecked={chosen.has(locale)} onChange={choose(locale)} />
        ))}
      </fieldset>
      <p className={styles.note}>{texts.languages.note}</p>
    </form>
  )
}
