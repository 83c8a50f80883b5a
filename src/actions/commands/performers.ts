import type { CommandKind } from '../../model/commands/kinds.ts'
import { performBranchHours } from './branch-hours.ts'
import { performCollectionArrange } from './collection-arrange.ts'
import type { Performer } from './define-performer.ts'
import { performFieldAlt } from './field-alt.ts'
import { performFieldContent } from './field-content.ts'
import { performFieldLink } from './field-link.ts'
import { performFieldVisibility } from './field-visibility.ts'
import { performGroupAdd } from './group-add.ts'
import { performGroupDuplicate } from './group-duplicate.ts'
import { performGroupLanguages } from './group-languages.ts'
import { performGroupMove } from './group-move.ts'
import { performGroupOptions } from './group-options.ts'
import { performGroupRemove } from './group-remove.ts'
import { performGlossaryChange } from './glossary-change.ts'
import { performLanguagesChange } from './languages-change.ts'
import { performMediaChange } from './media-change.ts'
import { performNavigationChange } from './navigation-change.ts'
import { performPageAdd } from './page-add.ts'
import { performPageInfo } from './page-info.ts'
import { performPageRemove } from './page-remove.ts'
import { performSettingsChange } from './settings-change.ts'
import { performStartChange } from './start-change.ts'
import { performThemeChange } from './theme-change.ts'

/** The compiler keeps this list in step with `model/commands/kinds.ts`. */
const performers: Readonly<Record<CommandKind, Performer>> = {
  'group.add': performGroupAdd,
  'group.duplicate': performGroupDuplicate,
  'field.content': performFieldContent,
  'field.link': performFieldLink,
  'field.alt': performFieldAlt,
  'field.visibility': performFieldVisibility,
  'group.options': performGroupOptions,
  'group.languages': performGroupLanguages,
  'group.move': performGroupMove,
  'group.remove': performGroupRemove,
  'page.add': performPageAdd,
  'page.info': performPageInfo,
  'page.remove': performPageRemove,
  'media.change': performMediaChange,
  'collection.arrange': performCollectionArrange,
  'navigation.change': performNavigationChange,
  'settings.change': performSettingsChange,
  'branch.hours': performBranchHours,
  'theme.change': performThemeChange,
  'languages.change': performLanguagesChange,
  'glossary.change': performGlossaryChange,
  'start.change': performStartChange,
}

const byName: Readonly<Record<string, Performer | undefined>> = performers

export const findPerformer = (kind: string): Performer | undefined => (Object.hasOwn(byName, kind) ? byName[kind] : undefined)
