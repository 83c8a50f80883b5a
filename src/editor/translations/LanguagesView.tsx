import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { Checkbox } from '../../kit/fields/Checkbox.tsx'
import { Select } from '../../kit/fields/Select.tsx'
import { languagesChange } from '../../model/commands/languages-change.ts'
import { settingsChange } from '../../model/commands/settings-change.ts'
import { isLocale, LOCALES, type Locale } from '../../model/locales.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import { languageInSentence, languageName } from '../names/language-name.ts'
import { loadThings } from '../things/load-things.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './Translations.module.css'

/** Which languages the site speaks. The menus of the whole screen follow from it, so that it is opened anew after a change. */
export function LanguagesView() {
  const workbench = useWorkbench()
  const { history, locale, toaster, queue, data } = workbench
  const texts = translationTexts[locale]
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [choice, setChoice] = useState('')
  const [isSplit, setSplit] = useState(true)
  const [leaving, setLeaving] = useState<Locale | null>(null)
  const stored = useStore(history.store, ({ things }) => things['languages'])
  const publishing = useStore(history.store, ({ things }) => things['settings:publishing'])
  useEffect(() => void loadThings(workbench, ['languages', 'settings:publishing']).then((found) => setFailure(found?.message ?? null)), [workbench])

  if (failure !== null) return <EmptyState isAlert title={texts.failed} text={failure} />
  if (!Array.isArray(stored)) return <Spinner label={texts.loading} />
  const languages = stored.filter((each): each is Locale => typeof each === 'string' && isLocale(each))
  const offered = LOCALES.filter((each) => !languages.includes(each))
  const policy = settingsSchema.shape.publishing.safeParse(publishing).data

  async function change(after: readonly Locale[], split: boolean) {
    setBusy(true)
    history.perform([
      languagesChange.act({ before: languages, after }),
      ...(split && policy ? [settingsChange.act({ part: 'publishing', before: policy, after: { ...policy, policy: 'perLanguage' } })] : []),
    ])
    const isSaved = await queue.flush(data.page.id)
    setBusy(false)
    if (!isSaved) return toaster.error(texts.languages.saveFailed)
    // A language that is gone has no page left to stand on.
    const goes = !after.includes(data.view.locale) && after[0] ? data.editHrefs[after[0]] : undefined
    if (goes === undefined) location.reload()
    else location.assign(`${goes.split('?')[0]}?toolbar=1`)
  }

  return (
    <div className={styles.stack}>
      <p className={styles.intro}>{texts.languages.intro}</p>
      <ul className={styles.rows}>
        {languages.map((each, at) => (
          <li key={each} className={styles.language}>
            <div className={styles.line}>
              <span className={styles.name}>{languageName(each, locale)}</span>
              {at === 0 ? (
                <span className={styles.soft}>{texts.languages.first}</span>
              ) : (
                <Button isIdle={isBusy} aria-label={fill(texts.languages.hide, { language: languageInSentence(each, locale) })} onClick={() => setLeaving(each)}>
                  {texts.languages.hideButton}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {offered.length === 0 && <p className={styles.intro}>{texts.languages.all}</p>}
      {offered.length > 0 && (
        <div className={styles.entry}>
          <Select
            label={texts.languages.addLabel}
            value={choice}
            choices={[{ value: '', label: texts.languages.choose }, ...offered.map((each) => ({ value: each, label: languageName(each, locale) }))]}
            help={texts.languages.addresses}
            onChange={setChoice}
          />
          {policy?.policy === 'block' && <Checkbox label={texts.languages.perLanguage} note={texts.languages.perLanguageNote} isChecked={isSplit} onChange={setSplit} />}
          <div className={styles.foot}>
            <Button
              look="primary"
              isBusy={isBusy}
              isIdle={choice === ''}
              onClick={() => isLocale(choice) && void change([...languages, choice], isSplit && policy?.policy === 'block')}
            >
              {texts.languages.add}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={fill(texts.languages.hideTitle, { language: languageInSentence(leaving ?? 'de', locale) })}
        text={fill(texts.languages.hideText, { code: leaving ?? '' })}
        confirmLabel={texts.languages.hideButton}
        cancelLabel={texts.languages.cancel}
        onClose={() => setLeaving(null)}
        onConfirm={() =>
          void change(
            languages.filter((each) => each !== leaving),
            false,
          )
        }
      />
    </div>
  )
}
