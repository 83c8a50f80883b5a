import { Menu } from '@base-ui/react/menu'
import { ChevronUp } from 'lucide-react'
import { isMultilingual } from '../../model/locales.ts'
import { classNames } from '../../ui/class-names.ts'
import { useChromeRoot } from '../chrome-root.ts'
import control from '../styles/control.module.css'
import popup from '../styles/popup.module.css'
import { useWorkbench } from '../workbench.ts'
import { languageEntries } from './language-entries.ts'
import { Hint } from './Hint.tsx'
import styles from './EditorBar.module.css'

export function LanguageMenu() {
  const { texts, data } = useWorkbench()
  const root = useChromeRoot()
  const current = data.view.locale
  if (!isMultilingual(data.locales)) return null
  return (
    <Menu.Root modal={false}>
      <Hint text={texts.bar.language}>
        <Menu.Trigger aria-label={`${texts.bar.language}: ${current.toUpperCase()}`} className={classNames(control.control, styles.language)}>
          {current.toUpperCase()}
          <ChevronUp size={16} aria-hidden="true" />
        </Menu.Trigger>
      </Hint>
      <Menu.Portal container={root}>
        <Menu.Positioner positionMethod="fixed" side="top" align="center" sideOffset={12} collisionPadding={8}>
          <Menu.Popup className={popup.menu}>
            {languageEntries(data.locales, data.editHrefs).map(({ locale, href }) => (
              <Menu.LinkItem key={locale} href={href} hrefLang={locale} aria-current={locale === current ? 'true' : undefined} className={classNames(control.control, popup.entry)}>
                {locale.toUpperCase()}
              </Menu.LinkItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
