import type { EditorTexts } from '../../i18n/editor/de.ts'
import { collectionArrange } from '../../model/commands/collection-arrange.ts'
import { touchesOf, type Command } from '../../model/commands/command.ts'
import { fieldVisibility } from '../../model/commands/field-visibility.ts'
import { isOfSettings } from '../../model/commands/key.ts'
import { pageAdd } from '../../model/commands/page-add.ts'
import { pageInfo } from '../../model/commands/page-info.ts'
import { pageRemove } from '../../model/commands/page-remove.ts'

type Toasts = EditorTexts['toasts']

const TITLES: Readonly<Record<string, keyof Toasts>> = {
  [collectionArrange.kind]: 'collectionError',
  [pageAdd.kind]: 'pageCreationError',
  [pageRemove.kind]: 'pageRemovalError',
  [pageInfo.kind]: 'pageSaveError',
}

/** What could not be done, in words; the server's own come after it. */
export function refusedTitle(command: Command, toasts: Toasts): string {
  return toasts[TITLES[command.kind] ?? (touchesOf(command).some(isOfSettings) ? 'settingsError' : 'saveError')]
}

/** E-186: an order that could not be stored is no order: the former one comes back. Everything else is kept and offered again. */
export const isGivenUp = ({ kind }: Command): boolean => kind === collectionArrange.kind

/** E-118: the bar says that it is not saved; nobody is interrupted for it. */
export const isLeftToTheBar = ({ kind }: Command): boolean => kind === fieldVisibility.kind
