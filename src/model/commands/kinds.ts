import { branchHoursChange } from './branch-hours.ts'
import { collectionArrange } from './collection-arrange.ts'
import type { CommandDefinition } from './define-command.ts'
import { fieldAlt } from './field-alt.ts'
import { fieldContent } from './field-content.ts'
import { fieldLink } from './field-link.ts'
import { fieldVisibility } from './field-visibility.ts'
import { groupAdd } from './group-add.ts'
import { groupDuplicate } from './group-duplicate.ts'
import { groupLanguages } from './group-languages.ts'
import { groupMove } from './group-move.ts'
import { groupOptions } from './group-options.ts'
import { groupRemove } from './group-remove.ts'
import { glossaryChange } from './glossary-change.ts'
import { languagesChange } from './languages-change.ts'
import { mediaChange } from './media-change.ts'
import { navigationChange } from './navigation-change.ts'
import { pageAdd } from './page-add.ts'
import { pageInfo } from './page-info.ts'
import { pageRemove } from './page-remove.ts'
import { settingsChange } from './settings-change.ts'
import { startChange } from './start-change.ts'
import { themeChange } from './theme-change.ts'

/**
 * Every kind of change, in the order in which the differences of two pages are told: first what comes, then what changes,
 * last what goes. `actions/commands/performers.ts` must name the same ones.
 */
export const kinds = {
  'group.add': groupAdd,
  'group.duplicate': groupDuplicate,
  'field.content': fieldContent,
  'field.link': fieldLink,
  'field.alt': fieldAlt,
  'field.visibility': fieldVisibility,
  'group.options': groupOptions,
  'group.languages': groupLanguages,
  'group.move': groupMove,
  'group.remove': groupRemove,
  'page.add': pageAdd,
  'page.info': pageInfo,
  'page.remove': pageRemove,
  'media.change': mediaChange,
  'collection.arrange': collectionArrange,
  'navigation.change': navigationChange,
  'settings.change': settingsChange,
  'branch.hours': branchHoursChange,
  'theme.change': themeChange,
  'languages.change': languagesChange,
  'glossary.change': glossaryChange,
  'start.change': startChange,
} satisfies { readonly [Kind in string]: CommandDefinition<Kind> }

export type CommandKind = keyof typeof kinds

const byName: Readonly<Record<string, CommandDefinition | undefined>> = kinds

export function findKind(kind: string): CommandDefinition | undefined {
  return Object.hasOwn(byName, kind) ? byName[kind] : undefined
}
