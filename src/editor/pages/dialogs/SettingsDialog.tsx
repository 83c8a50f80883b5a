import { useState, type FormEvent } from 'react'
import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Select } from '../../../kit/fields/Select.tsx'
import { isLocale, isMultilingual } from '../../../model/locales.ts'
import type { PageThing } from '../../../model/page/page-thing.ts'
import { languageName } from '../../names/language-name.ts'
import { useWorkbench } from '../../workbench.ts'
import { nameIn } from '../../names/name-in.ts'
import { closeDialog } from '../panel-state.ts'
import { pagesOn } from '../../things/site-things.ts'
import { usePageTools } from '../use-page-tools.ts'
import { InfoFields } from './InfoFields.tsx'
import { drafted, draftOf, isSound, problemsIn } from './page-draft.ts'
import { PageLanguages } from './PageLanguages.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import styles from './Dialogs.module.css'

type Props = { pageId: string; page: PageThing; texts: PagesTexts }

const FORM = 'page-settings'

/** Name, address and words for search engines in each language, the languages themselves, and the password. */
export function SettingsDialog({ pageId, page, texts }: Props) {
  const { data, history, locale: editorLocale } = useWorkbench()
  const tools = usePageTools()
  const [locale, setLocale] = useState(data.view.locale)
  const [draft, setDraft] = useState(() => draftOf(page))
  const [isBusy, setBusy] = useState(false)
  const others = [...pagesOn(history.store.getState().things)].filter(([id, other]) => id !== pageId && other.collection === page.collection)
  const isTaken = (of: string, slug: string) => isLocale(of) && others.some(([, other]) => other.slugs[of] === slug)
  const problems = problemsIn(draft, page, locale, isTaken)
  const wrong = data.locales.find((of) => !isSound(problemsIn(draft, page, of, isTaken)))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (wrong !== undefined) return setLocale(wrong)
    if (drafted(page, draft) === page) return closeDialog()
    setBusy(true)
    const isSaved = await tools.saveInfo(pageId, (now) => drafted(now, draft))
    setBusy(false)
    if (isSaved) closeDialog()
  }

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={fill(texts.settings.title, { name: nameIn(page.meta.name, data.view.locale) ?? texts.untitled })}
      actions={
        <>
          <Button look="outlined" onClick={closeDialog}>
            {texts.settings.cancel}
          </Button>
          <Button look="primary" type="submit" form={FORM} isBusy={isBusy}>
            {texts.settings.save}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {isMultilingual(data.locales) && (
          <Select
            label={texts.settings.language}
            value={locale}
            choices={data.locales.map((value) => ({ value, label: languageName(value, editorLocale) }))}
            onChange={(next) => isLocale(next) && setLocale(next)}
          />
        )}
        <InfoFields page={page} draft={draft} locale={locale} problems={problems} texts={texts} onChange={setDraft} />
        <SearchPreview page={page} draft={draft} locale={locale} pageId={pageId} texts={texts} />
        <p className={styles.note}>{texts.settings.atOnce}</p>
        {isMultilingual(data.locales) && <PageLanguages draft={draft} texts={texts} onChange={setDraft} />}
      </form>
      <PasswordPart pageId={pageId} isProtected={page.isProtected} texts={texts} />
    </Dialog>
  )
}
