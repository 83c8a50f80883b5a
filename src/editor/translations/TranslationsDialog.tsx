import { useEffect } from 'react'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { TranslateMissing } from './TranslateMissing.tsx'
import { FinishedFirst } from '../publish/FinishedFirst.tsx'
import { MissingList } from '../publish/MissingList.tsx'
import { useMissing } from '../publish/use-missing.ts'
import { usePublishPolicy } from '../publish/use-publish-policy.ts'
import { forgetWayBack } from '../publish/way-back.ts'
import styles from '../publish/Publish.module.css'

/** E-162: what is not translated yet, per language. */
export function TranslationsDialog() {
  const { locale } = useWorkbench()
  const texts = publishTexts[locale]
  const { close } = useDialogs()
  const missing = useMissing()
  const policy = usePublishPolicy()
  useEffect(forgetWayBack, [])
  const hint = policy === 'block' ? texts.translationsBlock : texts.translationsHold
  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.translations}
      actions={
        <Button look="outlined" onClick={close}>
          {texts.close}
        </Button>
      }
    >
      <div className={styles.receipt}>
        <p className={styles.intro}>{missing.length === 0 ? texts.complete : `${texts.translationsIntro} ${hint}`}</p>
        {missing.length > 0 && policy === 'block' && <FinishedFirst />}
        <TranslateMissing />
        <MissingList missing={missing} />
      </div>
    </Dialog>
  )
}
