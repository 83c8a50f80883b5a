import { memo } from 'react'
import type { Group } from '../model/page/document.ts'
import { findDefinition } from '../sections/definitions.ts'
import { SectionView } from '../sections/SectionView.tsx'
import { GoingCard, GoingSection } from './GoingSection.tsx'
import { PlaceBefore } from './picker/AddPlace.tsx'
import { AfterSection } from './sections/AfterSection.tsx'
import { MissingSection } from './slots/MissingSection.tsx'
import { ToolsOn } from './ToolsOn.tsx'
import { useSectionToolsOn, useToolsOn } from './tools-on.ts'
import { useSeenAtOnce } from './use-seen-at-once.ts'

/** A section or card as editors see it; also where its type is gone. */
function EditedGroup({ group }: { group: Group }) {
  return findDefinition(group.type) ? <SectionView group={group} /> : <MissingSection type={group.type} />
}

export function EditedCard({ group }: { group: Group }) {
  return useToolsOn() && group.status === 'markedForDeletion' ? <GoingCard group={group} /> : <EditedGroup group={group} />
}

/** On a long page, drawing all sections again for one change of one would be felt at every key. */
export const EditedSection = memo(function EditedSection({ group }: { group: Group }) {
  useSeenAtOnce(group.id)
  return (
    <ToolsOn isOn={useSectionToolsOn(group.id)}>
      <PlaceBefore groupId={group.id} type={group.type} />
      {group.status === 'markedForDeletion' && <GoingSection group={group} />}
      <EditedGroup group={group} />
      <AfterSection group={group} />
    </ToolsOn>
  )
})
