import { elementOf } from '../state/elements.ts'
import { parseFieldId } from '../../model/page/field-id.ts'

const groupOf = (element: Element) => parseFieldId(element.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '')?.groupId

/** The text that a reader comes to next in the same section or card. */
export function nextText(element: HTMLElement): HTMLElement | undefined {
  const groupId = groupOf(element)
  const group = groupId === undefined ? null : elementOf({ of: 'group', groupId })
  const texts = [...(group?.querySelectorAll<HTMLElement>('[data-editable]') ?? [])].filter((other) => groupOf(other) === groupId)
  return texts[texts.indexOf(element) + 1]
}
