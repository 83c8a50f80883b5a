import type { Group } from '../../model/page/document.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { CardPlace } from './CardPlace.tsx'
import { CollectionPlace } from './CollectionPlace.tsx'
import { PhotoPlace } from './PhotoPlace.tsx'
import { SourceNote } from './SourceNote.tsx'

/** What stands below a section while it is edited. */
export function SectionExtras({ group }: { group: Group }) {
  const definition = findDefinition(group.type)
  if (!definition || group.status === 'markedForDeletion') return null
  if (definition.card !== undefined) return <CardPlace group={group} definition={definition} card={definition.card} />
  if (definition.holdsPhotos) return <PhotoPlace groupId={group.id} />
  if (!definition.fedBy) return null
  return (
    <>
      <SourceNote group={group} definition={definition} feeding={definition.fedBy} />
      {definition.fedBy.source === 'collection' && <CollectionPlace groupId={group.id} />}
    </>
  )
}
