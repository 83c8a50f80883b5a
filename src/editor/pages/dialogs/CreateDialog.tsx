import { useState, type FormEvent } from 'react'
import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Select } from '../../../kit/fields/Select.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { buildPath } from '../../../model/page/path.ts'
import { MAX_PAGE_NAME } from '../../../model/page/page-name.ts'
import { slugAsTyped, slugOf, slugProblem } from '../../../model/page/slug.ts'
import { useWorkbench } from '../../workbench.ts'
import { placeChoices, placeOf } from './place-choices.ts'
import type { PageList } from '../page-list.ts'
import { closeDialog, type PanelDialog } from '../panel-state.ts'
import { pagesOn } from '../../things/site-things.ts'
import { EMPTY_PAGE, type PageTemplate } from '../templates/templates.ts'
import { usePageTools } from '../use-page-tools.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import styles from './Dialogs.module.css'

type Props = { dialog: Extract<PanelDialog, { name: 'create' }>; list: PageList; texts: PagesTexts }

const FORM = 'create-page'

/** E-170: a name is all it needs; the address follows it until somebody writes another. */
export function CreateDialog({ dialog, list, texts }: Props) {
  const { data, history } = useWorkbench()
  const tools = usePageTools()
  const { locale } = data.view
  const choices = placeChoices(list, texts)
  const [name, setName] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [where, setWhere] = useState(() =>
    dialog.collection !== null ? `collection:${dialog.collection}` : dialog.containerId !== null ? `container:${dialog.containerId}` : 'nowhere',
  )
  const [template, setTemplate] = useState<PageTemplate | null>(null)
  const [isJudged, setJudged] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const place = placeOf(where)
  const collection = place.in === 'collection' ? place.collection : null
  const slug = typed ?? slugOf(name)
  const others = [...pagesOn(history.store.getState().things).values()].filter((page) => page.collection === collection)
  const problem = slugProblem(slugOf(slug), (wanted) => others.some((page) => page.slugs[locale] === wanted))
  const isNameless = name.trim() === ''
  const isTooLong = name.trim().length > MAX_PAGE_NAME
  const nameError = isTooLong ? texts.create.nameTooLong : isJudged && isNameless ? texts.create.nameMissing : null
  // An empty address is worth a word once there is a name, or somebody has emptied it.
  const showsProblem = problem !== null && (problem === 'errorAlreadyExists' || isJudged || typed !== null) && !(isNameless && typed === null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (isNameless || isTooLong || problem !== null || isBusy) return
    setBusy(true)
    await tools.create({ name: name.trim(), slug: slugOf(slug), place, sections: template?.sections ?? EMPTY_PAGE })
    setBusy(false)
    closeDialog()
  }

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      size="large"
      title={texts.create.title}
      actions={
        <>
          <Button look="outlined" onClick={closeDialog}>
            {texts.create.cancel}
          </Button>
          <Button look="primary" type="submit" form={FORM} isBusy={isBusy}>
            {texts.create.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <div className={styles.fields}>
          <TextField
            label={texts.create.name}
            placeholder={texts.create.namePlaceholder}
            value={name}
            required
            autoComplete="off"
            error={nameError}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label={texts.create.address}
            value={slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            help={fill(texts.create.addressHelp, { path: buildPath({ locale, mode: 'live', collection, slug: slugOf(slug) || '…' }) })}
            error={showsProblem ? texts.slug[problem] : null}
            onChange={(event) => setTyped(slugAsTyped(event.target.value))}
            onBlur={() => typed !== null && setTyped(slugOf(typed))}
          />
          <Select label={texts.create.place} value={where} choices={choices} onChange={setWhere} />
        </div>
        <TemplateChoice chosen={template} onChoose={setTemplate} texts={texts} />
      </form>
    </Dialog>
  )
}
