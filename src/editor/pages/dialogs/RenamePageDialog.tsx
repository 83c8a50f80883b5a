import { useState, type FormEvent } from 'react'
import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { isMultilingual } from '../../../model/locales.ts'
import { MAX_PAGE_NAME } from '../../../model/page/page-name.ts'
import type { PageThing } from '../../../model/page/page-thing.ts'
import type { Navigation } from '../../../model/site/navigation.ts'
import { languageInSentence } from '../../names/language-name.ts'
import { useWorkbench } from '../../workbench.ts'
import { closeDialog } from '../panel-state.ts'
import { usePageTools } from '../use-page-tools.ts'

type Props = { pageId: string; page: PageThing; navigation: Navigation; texts: PagesTexts }

const FORM = 'rename-page'

/** The name alone, in the language on screen; its address stays, so that no link breaks. */
export function RenamePageDialog({ pageId, page, navigation, texts }: Props) {
  const { data, locale: editorLocale } = useWorkbench()
  const tools = usePageTools()
  const { locale } = data.view
  const before = page.meta.name[locale] ?? ''
  const [name, setName] = useState(before)
  const [isJudged, setJudged] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const own = navigation.find(({ children }) => children.length === 1 && children[0]?.page === pageId)?.label[locale]?.trim() ?? ''
  const help = own === '' || own === before.trim() ? texts.rename.help : fill(texts.rename.helpOwn, { name: own })
  const isTooLong = name.trim().length > MAX_PAGE_NAME
  const error = isTooLong ? texts.create.nameTooLong : isJudged && name.trim() === '' ? texts.create.nameMissing : null

  async function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (name.trim() === '' || isTooLong || isBusy) return
    if (name.trim() === before.trim()) return closeDialog()
    setBusy(true)
    const isSaved = await tools.saveInfo(pageId, (now) => ({ ...now, meta: { ...now.meta, name: { ...now.meta.name, [locale]: name.trim() } } }))
    setBusy(false)
    if (isSaved) closeDialog()
  }

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={texts.menu.rename}
      actions={
        <>
          <Button look="outlined" onClick={closeDialog}>
            {texts.container.cancel}
          </Button>
          <Button look="primary" type="submit" form={FORM} isBusy={isBusy}>
            {texts.container.save}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={isMultilingual(data.locales) ? fill(texts.rename.nameIn, { language: languageInSentence(locale, editorLocale) }) : texts.create.name}
          help={help}
          error={error}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
