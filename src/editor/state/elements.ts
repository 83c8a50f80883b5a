import { fieldId, parseFieldId } from '../../model/page/field-id.ts'
import type { Item } from './item.ts'

const GROUP = '[id^="s-"]'
const GROUP_ID = /^s-([0-9a-z]{26})$/

function groupIdOf(element: Element | null): string | null {
  for (let each = element; each; each = each.parentElement?.closest(GROUP) ?? null) {
    const id = GROUP_ID.exec(each.id)?.[1]
    if (id !== undefined) return id
  }
  return null
}

/** What is at this element of the page; null beside all sections. */
export function itemAt(element: Element): Item | null {
  const field = element.closest<HTMLElement>('[data-field]')
  const place = field && parseFieldId(field.dataset['field'] ?? '')
  if (place) return { of: 'field', ...place }
  const groupId = groupIdOf(element.closest(GROUP))
  return groupId === null ? null : { of: 'group', groupId }
}

export function elementOf(item: Item): HTMLElement | null {
  if (item.of === 'page') return document.querySelector<HTMLElement>('main')
  const group = document.getElementById(`s-${item.groupId}`)
  return item.of === 'group' ? group : (group?.querySelector<HTMLElement>(`[data-field="${fieldId(item.groupId, item.slot)}"]`) ?? null)
}
