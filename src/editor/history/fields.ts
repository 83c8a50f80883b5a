import { textIn } from '../../model/content/field.ts'
import { fieldOn } from '../../model/commands/desk.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import { parseFieldId } from '../../model/page/field-id.ts'

export function textAt(groups: readonly Group[], id: string, locale: Locale): string | null {
  const address = parseFieldId(id)
  return address ? textIn(fieldOn({ pageId: '', groups }, address.groupId, address.slot), locale) : null
}
