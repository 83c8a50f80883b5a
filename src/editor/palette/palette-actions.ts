import { fill } from '../../i18n/fill.ts'
import { paletteTexts } from '../../i18n/editor/palette/texts.ts'
import { findGroup } from '../../model/commands/desk.ts'
import { END_OF_PAGE } from '../../model/page/place.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { languageEntries } from '../toolbar/language-entries.ts'
import { createClipboard } from '../clipboard/create-clipboard.ts'
import { readCopied } from '../clipboard/clipboard.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { languageInSentence } from '../names/language-name.ts'
import { sectionName } from '../names/section-name.ts'
import { showSection } from '../picker/show-section.ts'
import { askToRemove } from '../sections/ask-to-remove.ts'
import { isStartOpen, openStart } from '../start/offer-start.ts'
import { groupOf } from '../state/item.ts'
import { useTools } from '../state/open-tool.ts'
import type { Workbench } from '../workbench.ts'

export type PaletteAction = { id: string; name: string; shortcut?: string; run: () => void }

/** What can be done to the chosen section or card; its name stands before it, so that nobody deletes the wrong one. */
function groupActions(workbench: Workbench, groupId: string): PaletteAction[] {
  const { texts, history, sections, locale } = workbench
  const group = findGroup(history.shown(), groupId)
  if (!group) return []
  const words = paletteTexts[locale]
  const definition = findDefinition(group.type)
  const named = (what: string) => fill(texts.ofWhat, { name: sectionName(texts, group.type), what })
  const show = (id: string | null) => id !== null && showSection(id)
  return [
    { id: 'options', name: named(texts.items.options), run: () => useTools.getState().open({ name: 'options', groupId }) },
    ...(sections.canMove(groupId, -1) ? [{ id: 'up', name: named(texts.items.moveUp), shortcut: 'Alt+↑', run: () => sections.moveBy(groupId, -1) }] : []),
    ...(sections.canMove(groupId, 1) ? [{ id: 'down', name: named(texts.items.moveDown), shortcut: 'Alt+↓', run: () => sections.moveBy(groupId, 1) }] : []),
    { id: 'duplicate', name: named(texts.items.duplicate), shortcut: 'Ctrl+D', run: () => show(sections.duplicate(groupId)) },
    { id: 'copy', name: named(words.copy), shortcut: 'Ctrl+C', run: () => void createClipboard(workbench).copyByHand(groupId) },
    ...(definition?.holdsPhotos ? [{ id: 'photos', name: named(texts.items.photos), run: () => useTools.getState().open({ name: 'photos', groupId }) }] : []),
    ...(definition?.card === undefined ? [] : [{ id: 'card', name: named(words.addCard), run: () => show(sections.addCard(groupId, END_OF_PAGE)) }]),
    { id: 'hide', name: named(texts.items.hide), run: () => sections.hide(groupId) },
    { id: 'remove', name: named(texts.items.remove), shortcut: 'Delete', run: () => askToRemove(workbench, groupId) },
  ]
}

/** Everything the editor can do at this moment, in its own words. A new thing to do is one more line here. */
export function paletteActions(workbench: Workbench): PaletteAction[] {
  const { texts, data, history, publication, toolbar, selection, locale, undo, redo } = workbench
  const words = paletteTexts[locale]
  const { past, future } = history.store.getState()
  const { changes, isLive } = publication.store.getState()
  const groupId = groupOf(selection.store.getState().item)
  const hasChanges = changes !== null && changes > 0
  const when = (isPossible: boolean, action: PaletteAction) => (isPossible ? [action] : [])
  const languages = languageEntries(data.locales, data.editHrefs).filter((entry) => entry.locale !== data.view.locale)
  return [
    ...(groupId === null ? [] : groupActions(workbench, groupId)),
    ...when(isStartOpen(data, history.store.getState().things), { id: 'start', name: texts.bar.start, run: () => openStart(workbench) }),
    { id: 'pages', name: texts.bar.pages, run: () => toolbar.openPanel('pagemenu') },
    { id: 'settings', name: texts.bar.settings, run: () => toolbar.openPanel('settings') },
    { id: 'translations', name: texts.bar.translations, run: () => useDialogs.getState().open('board') },
    { id: 'history', name: texts.bar.history, run: () => useDialogs.getState().open('history') },
    { id: 'add', name: texts.items.addSection, run: () => useDialogs.getState().openPicker(END_OF_PAGE) },
    { id: 'library', name: texts.bar.library, run: () => useDialogs.getState().open('library') },
    ...when(readCopied() !== null, { id: 'paste', name: words.paste, shortcut: 'Ctrl+V', run: () => createClipboard(workbench).paste() }),
    ...when(past.length > 0, { id: 'undo', name: texts.bar.undo, shortcut: 'Ctrl+Z', run: undo }),
    ...when(future.length > 0, { id: 'redo', name: texts.bar.redo, shortcut: 'Ctrl+Shift+Z', run: redo }),
    ...when(hasChanges, { id: 'publish', name: texts.bar.publish, run: () => useDialogs.getState().open('publish') }),
    ...when(hasChanges, { id: 'revert', name: texts.bar.revert, run: () => useDialogs.getState().open('revert') }),
    ...when(isLive, { id: 'live', name: texts.bar.viewLive, run: () => void window.open(data.liveHref, '_blank', 'noopener') }),
    ...languages.map((entry) => ({
      id: `language-${entry.locale}`,
      name: fill(words.writeIn, { language: languageInSentence(entry.locale, locale) }),
      run: () => location.assign(entry.href),
    })),
    { id: 'stop', name: texts.bar.stopEditing, shortcut: 'Esc', run: toolbar.turnOff },
  ]
}
