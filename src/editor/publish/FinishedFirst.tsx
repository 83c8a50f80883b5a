import { useState } from 'react'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { settingsChange } from '../../model/commands/settings-change.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { loadThings } from '../things/load-things.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './Publish.module.css'

/** O-8: nobody is locked out of publishing a price because a language lags behind. It is a setting of the site, which is said. */
export function FinishedFirst() {
  const workbench = useWorkbench()
  const { history, locale, toaster, flush } = workbench
  const texts = publishTexts[locale]
  const { open } = useDialogs()
  const [isBusy, setBusy] = useState(false)

  async function split() {
    setBusy(true)
    const failure = await loadThings(workbench, ['settings:publishing'])
    const before = settingsSchema.shape.publishing.safeParse(history.store.getState().things['settings:publishing']).data
    if (!failure && before) history.perform([settingsChange.act({ part: 'publishing', before, after: { ...before, policy: 'perLanguage' } })])
    const isSaved = !failure && before !== undefined && (await flush())
    setBusy(false)
    if (isSaved) open('publish')
    else toaster.error(texts.splitFailed, failure?.message)
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{texts.split}</h3>
      <p className={styles.intro}>{texts.splitText}</p>
      <div>
        <Button look="outlined" isBusy={isBusy} onClick={() => void split()}>
          {texts.splitNow}
        </Button>
      </div>
    </section>
  )
}
