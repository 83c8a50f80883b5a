import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { useReceipt } from './read-receipt.ts'
import styles from './Publish.module.css'

/** O-8: nobody is locked out of publishing a price because a language lags behind. For this time: the site stays as it is set. */
export function FinishedFirst() {
  const texts = publishTexts[useWorkbench().locale]
  const { open } = useDialogs()
  const split = () => {
    useReceipt.setState({ once: { policy: 'perLanguage' } })
    open('publish')
  }
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{texts.split}</h3>
      <p className={styles.intro}>{texts.splitText}</p>
      <div>
        <Button look="primary" onClick={split}>
          {texts.splitNow}
        </Button>
      </div>
    </section>
  )
}
