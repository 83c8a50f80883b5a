import type { FormKind } from '../../model/forms/forms.ts'
import type { Group } from '../../model/page/document.ts'
import { findDefinition } from '../../sections/definitions.ts'

/** Which form the named section of an opened page is; null for any other section. */
export function formOnPage({ groups }: { groups: readonly Group[] }, groupId: string): FormKind | null {
  const group = groups.find(({ id }) => id === groupId)
  return (group && findDefinition(group.type)?.form) ?? null
}
