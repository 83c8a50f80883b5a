import { mediaIn } from '../../model/content/field.ts'
import { classNames } from '../../ui/class-names.ts'
import type { PictureProps } from '../../ui/slots/LivePicture.tsx'
import type { SlotRenderers } from '../../ui/slots/slot-renderers.tsx'
import type { VideoProps } from '../../ui/slots/LiveVideo.tsx'
import styles from './Preview.module.css'

const HILLS = 'M0 560 270 330l190 150 250-270 300 300 210-140 380 250v440H0z'

/** Takes the place of a photograph and its crop, in the site's own colours. */
function PreviewPicture({ slot, className }: PictureProps) {
  if (!slot.isShown || mediaIn(slot.field) === null) return null
  return (
    <svg viewBox="0 0 1600 1067" width="1600" height="1067" preserveAspectRatio="xMidYMid slice" className={classNames(styles.picture, className)}>
      <path className={styles.sky} d="M0 0h1600v1067H0z" />
      <circle className={styles.sun} cx="1150" cy="290" r="110" />
      <path className={styles.hills} d={HILLS} />
    </svg>
  )
}

function PreviewVideo({ slot, className }: VideoProps) {
  if (!slot.isShown || mediaIn(slot.field) === null) return null
  return (
    <svg viewBox="0 0 1600 900" width="1600" height="900" preserveAspectRatio="xMidYMid slice" className={classNames(styles.picture, className)}>
      <path className={styles.sky} d="M0 0h1600v900H0z" />
      <path className={styles.hills} d={HILLS} />
      <circle className={styles.sun} cx="800" cy="450" r="120" />
      <path className={styles.play} d="M760 380v140l120-70z" />
    </svg>
  )
}

export const previewSlots: Partial<SlotRenderers> = { Picture: PreviewPicture, Video: PreviewVideo }
