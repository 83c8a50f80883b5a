import { useState, type FormEvent } from 'react'
import { articleTexts } from '../../i18n/editor/articles/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { NotRead } from '../NotRead.tsx'
import { webAddressSchema } from '../../model/content/link.ts'
import { useWorkbench } from '../workbench.ts'
import { useImportArticle } from './use-import-article.ts'
import styles from './ArticleTool.module.css'

const FORM = 'import-article'

type Props = { groupId: string; onClose: () => void }

/** E-187: an article of the connected blog, by its address. */
export function ArticleTool({ groupId, onClose }: Props) {
  const { locale } = useWorkbench()
  const texts = articleTexts[locale]
  const { connection, askAgain, isBusy, add } = useImportArticle(groupId)
  const [url, setUrl] = useState('')
  const [isJudged, setJudged] = useState(false)
  const given = url.trim()
  const isRight = webAddressSchema.safeParse(given).success
  const error = !isJudged || isRight ? null : given === '' ? texts.empty : texts.wrong

  async function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (!isRight || isBusy) return
    if (await add(given)) onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      actions={
        connection === 'here' ? (
          <>
            <Button look="outlined" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button look="primary" type="submit" form={FORM} isBusy={isBusy}>
              {isBusy ? texts.adding : texts.add}
            </Button>
          </>
        ) : (
          <Button look="outlined" onClick={onClose}>
            {texts.close}
          </Button>
        )
      }
    >
      {connection === 'asking' && (
        <p role="status" className={styles.text}>
          <Spinner /> {texts.checking}
        </p>
      )}
      {connection === 'failed' && <NotRead title={texts.failed} tryAgain={texts.again} onRetry={askAgain} />}
      {connection === 'none' && <EmptyState title={texts.notConnected} text={texts.notConnectedText} />}
      {connection === 'here' && (
        <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
          <p className={styles.text}>{texts.text}</p>
          <TextField type="url" label={texts.url} placeholder={texts.example} value={url} error={error} onChange={(event) => setUrl(event.target.value)} />
        </form>
      )}
    </Dialog>
  )
}
