import { fieldId } from '../../model/page/field-id.ts'
import { languageEntries } from '../toolbar/language-entries.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { bringIntoView } from '../state/bring-into-view.ts'
import { calmly } from '../state/calmly.ts'
import { elementOf } from '../state/elements.ts'
import type { Item } from '../state/item.ts'
import { useTools } from '../state/open-tool.ts'
import { useWorkbench } from '../workbench.ts'
import { keepJump } from './kept-jump.ts'
import type { Spot } from './receipt.ts'
import { useReceipt } from './read-receipt.ts'
import { keepWayBack } from './way-back.ts'

const AFTER_CLOSING = 250

/** Leads to a place of the page and keeps the way back; one in another language opens that language, with the toolbar on. `toDescribe`: to the words about its picture. */
export function useJump() {
  const { data, selection, flush } = useWorkbench()
  const { name, close } = useDialogs()
  const open = useTools((state) => state.open)
  return async ({ groupId, slot, locale }: Spot, { toDescribe = false } = {}) => {
    if (name === 'publish' || name === 'translations') keepWayBack({ pageId: data.page.id, dialog: name, once: useReceipt.getState().once })
    close()
    const entry = languageEntries(data.locales, data.editHrefs).find((each) => each.locale === locale)
    if (entry && locale !== data.view.locale) {
      await flush()
      if (slot !== null) keepJump(fieldId(groupId, slot))
      location.assign(`${entry.href}#s-${groupId}`)
      return
    }
    const group: Item = { of: 'group', groupId }
    const field: Item | null = slot === null ? null : { of: 'field', groupId, slot }
    // The dialog holds the page still until it is gone.
    setTimeout(() => {
      const item = field && elementOf(field) ? field : group
      const element = elementOf(item)
      if (element) bringIntoView(element, { block: 'center', inline: 'center', behavior: calmly() })
      selection.focus(item)
      if (toDescribe && slot !== null) open({ name: 'media', groupId, slot, toDescribe })
    }, AFTER_CLOSING)
  }
}
