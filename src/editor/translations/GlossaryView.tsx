import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { Select } from '../../kit/fields/Select.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { glossaryChange } from '../../model/commands/glossary-change.ts'
import { isLocale, type Locale } from '../../model/locales.ts'
import { glossarySchema, type Glossary, type GlossaryEntry } from '../../model/translation/glossary.ts'
import { languageInSentence, languageName } from '../names/language-name.ts'
import { loadThings } from '../things/load-things.ts'
import { useWorkbench } from '../workbench.ts'
import { newId } from '../state/new-id.ts'
import styles from './Translations.module.css'

/** The site's own words: names that stay, and words that are always said the same way. */
export function GlossaryView() {
  const workbench = useWorkbench()
  const { history, locale, data } = workbench
  const texts = translationTexts[locale]
  const [isLoaded, setLoaded] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const stored = useStore(history.store, ({ things }) => things['glossary'])
  useEffect(
    () =>
      void loadThings(workbench, ['glossary']).then((found) => {
        setFailure(found?.message ?? null)
        setLoaded(true)
      }),
    [workbench],
  )
  if (failure !== null) return <EmptyState isAlert title={texts.failed} text={failure} />
  if (!isLoaded) return <Spinner label={texts.loading} />
  const glossary = glossarySchema.safeParse(stored).data ?? []
  const before: Glossary | null = stored == null ? null : glossary
  const change = (after: Glossary) => history.perform([glossaryChange.act({ before, after })])
  return (
    <div className={styles.stack}>
      <p className={styles.intro}>{texts.glossary.intro}</p>
      {glossary.length === 0 && <p className={styles.intro}>{texts.glossary.empty}</p>}
      <ul className={styles.rows}>
        {glossary.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            locales={data.locales}
            onChange={(next) => change(glossary.map((each) => (each.id === entry.id ? next : each)))}
            onRemove={() => change(glossary.filter((each) => each.id !== entry.id))}
          />
        ))}
      </ul>
      <NewEntry glossary={glossary} onAdd={(entry) => change([...glossary, entry])} />
    </div>
  )
}

type EntryProps = { entry: GlossaryEntry; locales: readonly Locale[]; onChange: (entry: GlossaryEntry) => void; onRemove: () => void }

function Entry({ entry, locales, onChange, onRemove }: EntryProps) {
  const { locale } = useWorkbench()
  const texts = translationTexts[locale].glossary
  const others = locales.filter((each) => each !== entry.locale)
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <span className={styles.name}>{entry.term}</span>
        <span className={styles.soft}>{entry.locale === null ? texts.never : languageName(entry.locale, locale)}</span>
        <IconButton label={fill(texts.remove, { term: entry.term })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {entry.locale !== null && (
        <div className={styles.fields}>
          {others.map((each) => (
            <TextField
              key={each}
              label={fill(texts.in, { language: languageInSentence(each, locale) })}
              lang={each}
              maxLength={120}
              defaultValue={entry.translations[each] ?? ''}
              onBlur={({ target: { value } }) =>
                value.trim() !== (entry.translations[each] ?? '') && onChange({ ...entry, translations: { ...entry.translations, [each]: value.trim() } })
              }
            />
          ))}
        </div>
      )}
    </li>
  )
}

function NewEntry({ glossary, onAdd }: { glossary: Glossary; onAdd: (entry: GlossaryEntry) => void }) {
  const { locale, data } = useWorkbench()
  const texts = translationTexts[locale].glossary
  const [term, setTerm] = useState('')
  const [language, setLanguage] = useState('')
  const isKnown = glossary.some((entry) => entry.term === term.trim())
  const add = () => {
    onAdd({ id: newId(), term: term.trim(), locale: isLocale(language) ? language : null, translations: {} })
    setTerm('')
  }
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault()
        if (term.trim() !== '' && !isKnown) add()
      }}
    >
      <div className={styles.fields}>
        <TextField label={texts.term} maxLength={120} value={term} error={isKnown ? texts.known : undefined} onChange={(event) => setTerm(event.target.value)} />
        <Select
          label={texts.language}
          value={language}
          choices={[{ value: '', label: texts.never }, ...data.locales.map((each) => ({ value: each, label: languageName(each, locale) }))]}
          onChange={setLanguage}
        />
      </div>
      <div className={styles.foot}>
        <Button type="submit" look="primary" isIdle={term.trim() === '' || isKnown}>
          {texts.add}
        </Button>
      </div>
    </form>
  )
}
