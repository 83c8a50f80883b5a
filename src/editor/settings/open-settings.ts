import type { Toolbar } from '../toolbar/create-toolbar.ts'
import type { SectionName } from './setting-fields.ts'
import { unfoldOnly } from './unfolded.ts'

/** The panel, with this part of it unfolded. */
export function openSettings(toolbar: Toolbar, section: SectionName): void {
  unfoldOnly(section)
  toolbar.openPanel('settings')
}
