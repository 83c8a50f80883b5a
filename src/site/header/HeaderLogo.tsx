import { classNames } from '../../ui/class-names.ts'
import { LogoImage } from '../logo/LogoImage.tsx'
import type { Frame } from '../page-view.ts'
import styles from './HeaderLogo.module.css'

/** `over`: the tone that the header lies on while it is transparent. There a second picture stands on the first until the header gets its own ground. */
export function HeaderLogo({ frame: { logo, siteName }, over }: { frame: Frame; over: string | null }) {
  if (!logo) return siteName
  const isLost = logo.lostOver.some((tone) => tone === over)
  const look = (isAlternative: boolean) => (isAlternative ? styles.alternative : undefined)
  const second = isLost ? logo.over : null
  return (
    <span className={classNames(styles.pictures, isLost && !logo.over && styles.plate)}>
      <LogoImage picture={logo.header} siteName={siteName} className={look(logo.header.isAlternative)} load={second ? 'later' : 'now'} />
      {second && <LogoImage picture={second} siteName={siteName} className={look(true)} load="now" />}
    </span>
  )
}
