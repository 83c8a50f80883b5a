import type { SettingsTexts } from '../../i18n/editor/settings/de.ts'
import type { Settings } from '../../model/site/settings.ts'
import { folded } from '../names/folded.ts'
import { SETTING_FIELDS, type SectionName, type SettingField } from './setting-fields.ts'
import { THEME_PARTS, type ThemePart } from './theme/theme-parts.ts'

export type FoundSection = { section: SectionName; fields: readonly SettingField[]; themeParts: readonly ThemePart[] }

const SECTIONS: readonly SectionName[] = [
  'theme',
  'logo',
  'header',
  'background',
  'bookingButton',
  'footer',
  'hours',
  'contact',
  'socialAccounts',
  'accounts',
  'tracking',
  'publishing',
  'editor',
]

/** All sections, or what of them answers to the words: a section by its name with all it has, a setting by its own. Without settings none is left out. */
export function foundSettings(texts: SettingsTexts, settings: Settings | null, query: string): FoundSection[] {
  const words = folded(query)
  const has = (name: string) => folded(name).includes(words)
  return SECTIONS.flatMap((section): FoundSection[] => {
    const isNamed = has(texts.sections[section])
    const fields = SETTING_FIELDS[section].filter(({ name, isShown }) => (isNamed || has(texts.fields[name])) && (settings === null || (isShown?.(settings) ?? true)))
    const themeParts = section === 'theme' ? THEME_PARTS.filter((part) => isNamed || has(texts.fields[part])) : []
    return fields.length + themeParts.length > 0 ? [{ section, fields, themeParts }] : []
  })
}
