import { ArrowLeft, X } from 'lucide-react'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { forgetOtherPages } from './publish-other-pages.ts'
import { useReceipt } from './read-receipt.ts'
import { useMissingCount } from './use-missing.ts'
import { forgetWayBack, useWayBack } from './way-back.ts'
import styles from './BackToPublishing.module.css'

/** Whoever came from a line of the receipt sees to it here, and goes on where he was. */
export function BackToPublishing() {
  const { locale } = useWorkbench()
  const texts = publishTexts[locale]
  const open = useDialogs((state) => state.open)
  const left = useWayBack((state) => state.left)
  // Once nothing is missing any more, the next thing is to publish.
  const isAllThere = useMissingCount() === 0
  if (!left) return null
  const dialog = isAllThere ? 'publish' : left.dialog
  const goBack = () => {
    useReceipt.setState({ once: left.once })
    open(dialog)
  }
  const dismiss = () => {
    forgetWayBack()
    forgetOtherPages()
  }
  return (
    <div className={styles.place} data-part="return">
      <div className={styles.pill}>
        <Button className={styles.back} onClick={goBack}>
          <ArrowLeft size={18} aria-hidden="true" />
          {texts.backTo[dialog]}
        </Button>
        <IconButton label={texts.close} onClick={dismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
