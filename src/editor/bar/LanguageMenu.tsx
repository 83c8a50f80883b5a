import { ChevronUp } from 'lucide-react'
import { Button } from '../../kit/button/Button.tsx'
import { Hint } from '../../kit/button/Hint.tsx'
import { Menu } from '../../kit/menu/Menu.tsx'
import { MenuLink } from '../../kit/menu/MenuLink.tsx'
import { isMultilingual } from '../../model/locales.ts'
import { useWorkbench } from '../workbench.ts'
import { languageEntries } from '../toolbar/language-entries.ts'
import { sectionInView } from '../toolbar/section-in-view.ts'
import styles from './EditorBar.module.css'

export function LanguageMenu() {
  const { texts, data } = useWorkbench()
  const current = data.view.locale
  if (!isMultilingual(data.locales)) return null
  const trigger = (
    <Button aria-label={`${texts.bar.language}: ${current.toUpperCase()}`} className={styles.language}>
      {current.toUpperCase()}
      <ChevronUp size={16} aria-hidden="true" />
    </Button>
  )
  return (
    <Menu side="top" align="center" trigger={<Hint text={texts.bar.language}>{trigger}</Hint>}>
      <Languages />
    </Menu>
  )
}

/** Drawn when the menu opens: whoever reads on in another language is led to the same section of it. */
function Languages() {
  const { data } = useWorkbench()
  const place = window.scrollY > 0 ? sectionInView()?.id : undefined
  return languageEntries(data.locales, data.editHrefs).map(({ locale, href }) => (
    <MenuLink key={locale} href={place ? `${href}#${place}` : href} hrefLang={locale} isCurrent={locale === data.view.locale}>
      {locale.toUpperCase()}
    </MenuLink>
  ))
}
