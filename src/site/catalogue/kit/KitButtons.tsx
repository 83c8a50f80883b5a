import { ExternalLink, Redo2, Trash2, Undo2, Upload } from 'lucide-react'
import { useState } from 'react'
import type { ShowcaseTexts } from '../../../i18n/showcase/de.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { ButtonLink } from '../../../kit/button/ButtonLink.tsx'
import { IconButton } from '../../../kit/button/IconButton.tsx'
import { IconLink } from '../../../kit/button/IconLink.tsx'
import { ToggleButton } from '../../../kit/button/ToggleButton.tsx'
import { Spinner } from '../../../kit/feedback/Spinner.tsx'
import { KitPart } from './KitPart.tsx'
import styles from './KitShowcase.module.css'

export function KitButtons({ texts }: { texts: ShowcaseTexts }) {
  const words = texts.buttons
  const [isBold, setBold] = useState(true)
  return (
    <KitPart title={words.title}>
      <div className={styles.row}>
        <Button look="primary">
          <Upload size={18} aria-hidden="true" />
          {words.publish}
        </Button>
        <Button look="outlined">{words.preview}</Button>
        <Button>{words.more}</Button>
        <Button look="danger">
          <Trash2 size={18} aria-hidden="true" />
          {words.remove}
        </Button>
      </div>
      <div className={styles.row}>
        <Button look="primary" isBusy>
          <Spinner />
          {words.busy}
        </Button>
        <Button look="primary" isIdle>
          {words.nothing}
        </Button>
        <ButtonLink look="outlined" href="/">
          {words.link}
        </ButtonLink>
        <ToggleButton isPressed={isBold} onChange={setBold}>
          {words.bold}
        </ToggleButton>
      </div>
      <div className={styles.row}>
        <IconButton label={texts.undo}>
          <Undo2 size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={words.redo} isIdle>
          <Redo2 size={20} aria-hidden="true" />
        </IconButton>
        <IconLink label={words.live} href="/">
          <ExternalLink size={18} aria-hidden="true" />
        </IconLink>
      </div>
    </KitPart>
  )
}
