import { Tooltip } from '@base-ui/react/tooltip'
import { useState, type ComponentPropsWithoutRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { ChromeRootContext } from './chrome-root.ts'
import styles from './ChromeRoot.module.css'
import tokens from './tokens.module.css'

const HINT_AFTER = 400

/** Every piece of the kit stands in one of these: it brings the colours and the place where dialogs, menus and hints open. */
export function ChromeRoot({ className, children, ...rest }: ComponentPropsWithoutRef<'div'>) {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  return (
    <div className={classNames(tokens.tokens, styles.chrome, className)} {...rest}>
      <ChromeRootContext value={layer}>
        <Tooltip.Provider delay={HINT_AFTER}>{children}</Tooltip.Provider>
      </ChromeRootContext>
      <div ref={setLayer} className={styles.layer} />
    </div>
  )
}
