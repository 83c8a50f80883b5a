import { ChevronUp } from 'lucide-react'
import { Button } from '../../kit/button/Button.tsx'
import { Hint } from '../../kit/button/Hint.tsx'
import { Menu } from '../../kit/menu/Menu.tsx'
import { MenuLink } from '../../kit/menu/MenuLink.tsx'
import { isMultilingual } from '../../model/locales.ts'
import { useWorkbench } from '../workbench.ts'
import { languageEntries } from '../toolbar/language-entries.ts'
import { keepPlaceFor } from '../toolbar/kept-place.ts'
import { placesInView } from '../toolbar/place-in-view.ts'
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

/** Drawn when the menu opens: the browser shows the same section of the other language at once, and the editor brings it to the same place. */
function Languages() {
  const { data } = useWorkbench()
  const [place] = window.scrollY > 0 ? placesInView() : []
  return languageEntries(data.locales, data.editHrefs).map(({ locale, href }) => (
    <MenuLink key={locale} href={place ? `${href}#${place.id}` : href} hrefLang={locale} isCurrent={locale === data.view.locale} onChoose={() => keepPlaceFor(href)}>
      {locale.toUpperCase()}
    </MenuLink>
  ))
}
