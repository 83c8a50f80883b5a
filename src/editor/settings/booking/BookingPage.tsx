import { useState } from 'react'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { SearchField } from '../../../kit/fields/SearchField.tsx'
import { buildPath } from '../../../model/page/path.ts'
import type { PickerPage } from '../../links/picker-sections.ts'
import { SitePages } from '../../links/SitePages.tsx'
import { useSiteMap } from '../../links/use-site-map.ts'
import { useWorkbench } from '../../workbench.ts'
import { useGround } from '../follow-settings.ts'
import type { SettingProps } from '../setting-props.ts'
import styles from '../Settings.module.css'

/** The page of the site where visitors book. */
export function BookingPage({ field, settings, onChange }: SettingProps) {
  const { locale, data } = useWorkbench()
  const texts = settingsTexts[locale]
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const { site, tryAgain } = useSiteMap(isOpen)
  const pages = useGround((state) => state.ground?.pages ?? {})
  const id = settings.bookingButton.page

  function choose(page: PickerPage) {
    const href = buildPath({ locale: data.view.locale, mode: 'edit', collection: page.collection ?? null, slug: page.id })
    // The page beside shows its name before the server has heard of it.
    useGround.setState(({ ground }) => (ground ? { ground: { ...ground, pages: { ...ground.pages, [page.id]: { name: page.name, href } } } } : {}))
    onChange(field, page.id)
    setIsOpen(false)
  }

  return (
    <fieldset className={styles.logo}>
      <legend className={styles.label}>{texts.fields[field.name]}</legend>
      <p className={styles.help}>{id === '' ? texts.booking.noPage : (pages[id]?.name ?? id)}</p>
      <div className={styles.buttons}>
        <Button look="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {id === '' ? texts.booking.choosePage : texts.booking.changePage}
        </Button>
        {id !== '' && (
          <Button look="outlined" onClick={() => onChange(field, '')}>
            {texts.booking.removePage}
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={styles.pages}>
          <SearchField label={texts.booking.searchPage} value={query} onChange={setQuery} />
          <SitePages site={site} value={id === '' ? null : id} query={query} onChoose={choose} onTryAgain={tryAgain} />
        </div>
      )}
    </fieldset>
  )
}
