import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { languageInSentence } from '../names/language-name.ts'
import { useReceipt } from './read-receipt.ts'
import { useMissing } from './use-missing.ts'
import styles from './Publish.module.css'

/** More names than these are no label any more. */
const NAMED = 2

/** O-8: nobody is locked out of publishing a price because a language lags behind. For this time: the site stays as it is set. */
export function FinishedFirst() {
  const { data, locale } = useWorkbench()
  const texts = publishTexts[locale]
  const missing = useMissing()
  const complete = data.openLocales.filter((language) => missing.every((each) => each.locale !== language))
  const names = new Intl.ListFormat(locale).format(complete.map((language) => languageInSentence(language, locale)))
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
          {complete.length === 0 || complete.length > NAMED ? texts.splitNow : fill(texts.splitNamed, { languages: names })}
        </Button>
      </div>
    </section>
  )
}
