import { fieldId, parseFieldId } from '../../model/page/field-id.ts'
import type { FramePart, Item } from './item.ts'

const GROUP = '[id^="s-"]'
const GROUP_ID = /^s-([0-9a-z]{26})$/

/** Sections may have headers and asides as well; these stand beside the content. */
const FRAME: Readonly<Record<FramePart, string>> = { header: '#page > header', footer: '#page > footer', booking: '#page > aside[data-position]' }
const FRAME_PARTS: readonly FramePart[] = ['header', 'footer', 'booking']

function groupIdOf(element: Element | null): string | null {
  for (let each = element; each; each = each.parentElement?.closest(GROUP) ?? null) {
    const id = GROUP_ID.exec(each.id)?.[1]
    if (id !== undefined) return id
  }
  return null
}

/** What is at this element of the page; null beside everything. */
export function itemAt(element: Element): Item | null {
  const field = element.closest<HTMLElement>('[data-field]')
  const place = field && parseFieldId(field.dataset['field'] ?? '')
  if (place) return { of: 'field', ...place }
  const groupId = groupIdOf(element.closest(GROUP))
  if (groupId !== null) return { of: 'group', groupId }
  const part = FRAME_PARTS.find((each) => element.closest(FRAME[each]))
  return part ? { of: 'frame', part } : null
}

export function elementOf(item: Item): HTMLElement | null {
  if (item.of === 'page') return document.querySelector<HTMLElement>('main')
  if (item.of === 'frame') return document.querySelector<HTMLElement>(FRAME[item.part])
  const group = document.getElementById(`s-${item.groupId}`)
  return item.of === 'group' ? group : (group?.querySelector<HTMLElement>(`[data-field="${fieldId(item.groupId, item.slot)}"]`) ?? null)
}
