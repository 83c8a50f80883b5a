import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { MissingList } from './MissingList.tsx'
import { useMissing } from './use-missing.ts'
import { usePublishPolicy } from './use-publish-policy.ts'
import styles from './Publish.module.css'

/** E-162: what is not translated yet, per language. */
export function TranslationsDialog() {
  const { locale } = useWorkbench()
  const texts = publishTexts[locale]
  const { close } = useDialogs()
  const missing = useMissing()
  const hint = usePublishPolicy() === 'block' ? texts.translationsBlock : texts.translationsHold
  return (
    <Dialog isOpen onClose={close} title={texts.translations} actions={<Button onClick={close}>{texts.close}</Button>}>
      <div className={styles.receipt}>
        <p className={styles.intro}>{missing.length === 0 ? texts.complete : `${texts.translationsIntro} ${hint}`}</p>
        <MissingList missing={missing} />
      </div>
    </Dialog>
  )
}
