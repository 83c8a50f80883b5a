import { Fragment, useContext, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { findDefinition } from '../sections/definitions.ts'
import { SectionView } from '../sections/SectionView.tsx'
import { PageBody, type PageTools } from '../site/PageBody.tsx'
import { SlotRenderersContext } from '../ui/slots/slot-renderers.tsx'
import { attachBehaviour } from './behaviours.ts'
import { PlaceAtEnd, PlaceBefore } from './picker/AddPlace.tsx'
import { MissingSection } from './slots/MissingSection.tsx'
import { editableSlots } from './slots/renderers.ts'
import { startWorkbench } from './start-workbench.ts'
import { isEditing } from './toolbar/flag-query.ts'
import { useWorkbench } from './workbench.ts'

const LIVE_TOOLS: PageTools = {
  behaviourUrl: () => undefined,
  islandUrl: () => undefined,
  attachBehaviour,
  renderGroup: (group, data) => (
    <Fragment key={group.id}>
      <PlaceBefore groupId={group.id} />
      {findDefinition(group.type) ? <SectionView group={group} data={data} /> : <MissingSection type={group.type} />}
    </Fragment>
  ),
}

const EDITING_TOOLS: PageTools = { ...LIVE_TOOLS, isSample: true }

/** The same tree that the server drew, with the working content and the editor's slots. */
export function EditedPage() {
  const workbench = useWorkbench()
  const { data, history, toolbar, screen } = workbench
  const groups = useStore(history.store, (state) => state.groups)
  const isOn = useStore(toolbar.store, isEditing)
  const live = useContext(SlotRenderersContext)
  const renderers = useMemo(() => (isOn ? { ...live, ...editableSlots } : live), [isOn, live])
  const more = useStore(screen)
  const view = useMemo(
    () => ({ ...data.view, groups, data: { ...data.view.data, ...more.data }, media: { ...data.view.media, ...more.media }, links: { ...data.view.links, ...more.links } }),
    [data.view, groups, more],
  )
  // Only once React has taken over the server's markup may the page differ from it.
  useEffect(() => startWorkbench(workbench), [workbench])
  return (
    <SlotRenderersContext value={renderers}>
      <PageBody view={view} tools={isOn ? EDITING_TOOLS : LIVE_TOOLS}>
        <PlaceAtEnd />
      </PageBody>
    </SlotRenderersContext>
  )
}
