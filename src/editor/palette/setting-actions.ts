import { settingsTexts } from '../../i18n/editor/settings/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { foundSettings } from '../settings/found-settings.ts'
import { openSettings } from '../settings/open-settings.ts'
import type { Workbench } from '../workbench.ts'
import type { PaletteAction } from './palette-actions.ts'

/** Parts of the site's settings that answer to the words, by their name or by what can be set in them. */
export function settingActions({ texts, toolbar, locale }: Workbench, query: string): PaletteAction[] {
  if (query.trim() === '') return []
  const words = settingsTexts[locale]
  return foundSettings(words, null, query).map(({ section }) => ({
    id: `setting-${section}`,
    name: fill(texts.ofWhat, { name: texts.bar.settings, what: words.sections[section] }),
    run: () => openSettings(toolbar, section),
  }))
}
