import { fill } from '../../i18n/fill.ts'
import { sectionTexts } from '../../i18n/editor/sections/texts.ts'
import { findGroup } from '../../model/commands/desk.ts'
import { groupAdd } from '../../model/commands/group-add.ts'
import { copyGroup } from '../../model/page/copy-group.ts'
import { keyNames } from '../names/key-names.ts'
import { sectionName } from '../names/section-name.ts'
import { showSection } from '../picker/show-section.ts'
import { groupOf } from '../state/item.ts'
import type { Workbench } from '../workbench.ts'
import { readCopied, spotFor, writeCopied, type Copied } from './clipboard.ts'
import { newId } from '../state/new-id.ts'

/** Sections and cards copied from one page of the site to another, with all their languages and pictures. */
export function createClipboard({ history, selection, toaster, texts, locale, commitTyping }: Workbench) {
  const words = sectionTexts[locale]
  const chosenId = () => groupOf(selection.store.getState().item)

  function copy(groupId: string): Copied | null {
    commitTyping()
    const group = findGroup(history.shown(), groupId)
    if (!group) return null
    const name = sectionName(texts, group.type)
    const copied = { text: `${name} · ${groupId}`, group }
    if (!writeCopied(copied)) return null
    toaster.success(fill(words.copied, { name, keys: keyNames('Ctrl+V') }))
    return copied
  }

  return {
    chosenId,
    copy,

    /** Without the keys: the system's clipboard has to be told, or the paste key would bring what lay there before. */
    async copyByHand(groupId: string): Promise<void> {
      const copied = copy(groupId)
      // Addresses without a secure connection have no clipboard; the menu pastes all the same.
      if (copied && 'clipboard' in navigator) await navigator.clipboard.writeText(copied.text).catch(console.warn)
    },

    paste(): void {
      const copied = readCopied()
      if (!copied) return toaster.error(words.nothingCopied)
      commitTyping()
      const desk = history.shown()
      const name = sectionName(texts, copied.group.type)
      const spot = spotFor(desk, copied.group, chosenId())
      if (!spot) return toaster.error(fill(words.fitsNowhere, { name }))
      const after = copyGroup(copied.group, newId)
      history.perform([groupAdd.act({ pageId: desk.pageId, ...spot, after })])
      selection.select({ of: 'group', groupId: after.id })
      showSection(after.id)
    },
  }
}
