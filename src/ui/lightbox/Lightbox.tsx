import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'
import { useBehaviour } from '../use-behaviour.ts'
import styles from './Lightbox.module.css'

/** Pictures in it, each in a figure, open large. */
export function Lightbox({ children }: { children: ReactNode }) {
  const { texts } = usePage()
  const lightbox = useBehaviour('ui/lightbox/lightbox', 'visible')
  return (
    <div className={styles.pictures} data-close={texts.close} data-previous={texts.previousImage} data-next={texts.nextImage} data-enlarge={texts.enlargeImage} {...lightbox}>
      {children}
    </div>
  )
}
