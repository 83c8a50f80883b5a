import type { Group } from '../../model/page/document.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { SourceNote } from './SourceNote.tsx'

/** What stands below a section while it is edited. */
export function SectionExtras({ group }: { group: Group }) {
  const definition = findDefinition(group.type)
  if (!definition || group.status === 'markedForDeletion') return null
  return <>{definition.fedBy && <SourceNote group={group} definition={definition} feeding={definition.fedBy} />}</>
}
