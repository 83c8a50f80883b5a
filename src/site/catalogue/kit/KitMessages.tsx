import type { ShowcaseTexts } from '../../../i18n/showcase/de.ts'
import { Button } from '../../../kit/button/Button.tsx'
import type { Toaster } from '../../../kit/toaster/create-toaster.ts'
import { KitPart } from './KitPart.tsx'
import styles from './KitShowcase.module.css'

export function KitMessages({ texts, toaster }: { texts: ShowcaseTexts; toaster: Toaster }) {
  const words = texts.messages
  const restore = { label: texts.undo, run: () => toaster.success(words.restored) }
  return (
    <KitPart title={words.title}>
      <div className={styles.row}>
        <Button look="outlined" onClick={() => toaster.success(words.saved)}>
          {words.showSaved}
        </Button>
        <Button look="outlined" onClick={() => toaster.success(words.removed, restore)}>
          {words.showUndo}
        </Button>
        <Button look="outlined" onClick={() => toaster.error(words.failed, words.failedText)}>
          {words.showFailed}
        </Button>
      </div>
    </KitPart>
  )
}
