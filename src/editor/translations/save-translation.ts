import { fieldContent } from '../../model/commands/field-content.ts'
import { fieldKey } from '../../model/commands/key.ts'
import type { FieldContent } from '../../model/content/field.ts'
import type { Workbench } from '../workbench.ts'
import { newId } from '../state/new-id.ts'
import type { TextPlace } from './translate-text.ts'

type Bench = Pick<Workbench, 'data' | 'history' | 'queue'>
type Change = { place: TextPlace; before: FieldContent; after: FieldContent; revision: number }

/** A text of any page, by the same way as all other changes: kept in the browser until the server has it. False: it waits there. */
export async function saveTranslation({ data, history, queue }: Bench, { place: { pageId, groupId, slot }, before, after, revision }: Change): Promise<boolean> {
  const act = fieldContent.act({ groupId, slot, before, after })
  if (pageId === data.page.id) history.perform([act])
  else queue.add([{ command: { id: newId(), at: Date.now(), ...act }, revisions: { [fieldKey(groupId, slot)]: revision }, pageId }])
  return queue.flush(pageId)
}
