import { Check } from 'lucide-react'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { ButtonLink } from '../../kit/button/ButtonLink.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import type { Publication } from '../state/create-publication.ts'
import { useWorkbench } from '../workbench.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { Held } from './Held.tsx'
import { OthersButton } from './OthersButton.tsx'
import { OthersRun } from './OthersRun.tsx'
import { publishOtherPages, useOtherPages } from './publish-other-pages.ts'
import { useReceipt } from './read-receipt.ts'
import styles from './Publish.module.css'

/** `done`: what became of this page; null where only others went out. `at`: the section that changed first. */
type Props = { done: Awaited<ReturnType<Publication['publish']>>; at: string | null }

/** Afterwards: the way to see it, the way back, and the pages that still wait. */
export function Published({ done, at }: Props) {
  const workbench = useWorkbench()
  const { data, locale, publication } = workbench
  const texts = publishTexts[locale]
  const { close } = useDialogs()
  const { reading } = useReceipt()
  const run = useOtherPages((state) => state.run)
  const waiting = reading.state === 'read' ? reading.coming.elsewhere : []
  const takeBack = async () => {
    close()
    if (done) await publication.unpublish(done.version, texts)
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={run.state === 'going' ? texts.publishing : texts.done}
      actions={
        <>
          <Button onClick={close}>{texts.close}</Button>
          {done && !done.isFirst && run.state === 'idle' && (
            <Button look="outlined" onClick={() => void takeBack()}>
              {texts.undo}
            </Button>
          )}
          <ButtonLink look="primary" href={at === null ? data.liveHref : `${data.liveHref}#s-${at}`} target="_blank" rel="noopener">
            {texts.view}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.receipt}>
        {done && (
          <p className={styles.done} role="status">
            <Check size={20} aria-hidden="true" /> {texts.doneText}
          </p>
        )}
        {done && <Held languages={done.held} isFirst={done.isFirst} />}
        <OthersRun />
        <Elsewhere pages={waiting} />
        <div>
          <OthersButton pages={waiting} withThis={false} onPublish={(pages) => void publishOtherPages(workbench, pages)} />
        </div>
      </div>
    </Dialog>
  )
}
