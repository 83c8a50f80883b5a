import { settingsTexts } from '../../i18n/editor/settings/texts.ts'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import type { Settings } from '../../model/site/settings.ts'
import type { Theme } from '../../model/site/theme.ts'
import { useWorkbench } from '../workbench.ts'
import { foundSettings } from './found-settings.ts'
import { LanguageNote } from './LanguageNote.tsx'
import { DarkLogoNote } from './logo/DarkLogoNote.tsx'
import { SettingControl } from './SettingControl.tsx'
import type { SectionName } from './setting-fields.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { showOnPage, showPageAgain } from './show-on-page.ts'
import { ThemeSection } from './theme/ThemeSection.tsx'
import { useUnfolded } from './unfolded.ts'
import { useChangeSetting } from './use-change.ts'
import styles from './Settings.module.css'

function toggle(section: SectionName, isOpen: boolean): void {
  useUnfolded.setState(({ open }) => ({ open: isOpen ? [...open, section] : open.filter((each) => each !== section) }))
  if (isOpen) showOnPage(section)
  else showPageAgain(section)
}

type Props = { settings: Settings; theme: Theme; query: string }

export function SettingsList({ settings, theme, query }: Props) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale]
  const { open } = useUnfolded()
  const onChange = useChangeSetting()
  const isSearching = query.trim() !== ''
  const found = foundSettings(texts, settings, query)
  const intros: Readonly<Partial<Record<string, string>>> = texts.intros
  if (found.length === 0) return <EmptyState title={texts.nothingFound} />
  return (
    <div>
      {found.map(({ section, fields, themeParts }) => (
        <SettingsSection key={section} name={texts.sections[section]} isOpen={isSearching || open.includes(section)} onToggle={(isOpen) => !isSearching && toggle(section, isOpen)}>
          {intros[section] !== undefined && <p className={styles.help}>{intros[section]}</p>}
          {themeParts.length > 0 && <ThemeSection theme={theme} parts={themeParts} />}
          {fields.map((field) => (
            <SettingControl key={field.name} field={field} settings={settings} onChange={onChange} />
          ))}
          {(section === 'logo' || section === 'theme') && <DarkLogoNote settings={settings} theme={theme} onChange={onChange} />}
          {section === 'editor' && <LanguageNote chosen={settings.editor.locale} />}
        </SettingsSection>
      ))}
    </div>
  )
}
