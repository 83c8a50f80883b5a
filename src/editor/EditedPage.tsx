import { useContext, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { findDefinition } from '../sections/definitions.ts'
import { SectionView } from '../sections/SectionView.tsx'
import { PageBody, type PageTools } from '../site/PageBody.tsx'
import { SlotRenderersContext } from '../ui/slots/slot-renderers.tsx'
import { attachBehaviour } from './behaviours.ts'
import { MissingSection } from './slots/MissingSection.tsx'
import { editableSlots } from './slots/renderers.ts'
import { startWorkbench } from './start-workbench.ts'
import { isEditing } from './toolbar/flag-query.ts'
import { useWorkbench } from './workbench.ts'

const tools: PageTools = {
  behaviourUrl: () => undefined,
  islandUrl: () => undefined,
  attachBehaviour,
  renderGroup: (group, data) => (findDefinition(group.type) ? <SectionView key={group.id} group={group} data={data} /> : <MissingSection key={group.id} type={group.type} />),
}

/** The same tree that the server drew, with the working content and the editor's slots. */
export function EditedPage() {
  const workbench = useWorkbench()
  const { data, history, toolbar } = workbench
  const groups = useStore(history.store, (state) => state.groups)
  const isOn = useStore(toolbar.store, isEditing)
  const live = useContext(SlotRenderersContext)
  const renderers = useMemo(() => (isOn ? { ...live, ...editableSlots } : live), [isOn, live])
  const view = useMemo(() => ({ ...data.view, groups }), [data.view, groups])
  // Only once React has taken over the server's markup may the page differ from it.
  useEffect(() => startWorkbench(workbench), [workbench])
  return (
    <SlotRenderersContext value={renderers}>
      <PageBody view={view} tools={tools} />
    </SlotRenderersContext>
  )
}
