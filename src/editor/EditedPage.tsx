import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { PageBody, type PageTools } from '../site/PageBody.tsx'
import { attachBehaviour } from './behaviours.ts'
import { EditedCard, EditedSection } from './EditedSection.tsx'
import { HiddenGroup } from './HiddenGroup.tsx'
import { PlaceAtEnd } from './picker/AddPlace.tsx'
import { mediaWithThings } from './state/media-with-things.ts'
import { startWorkbench } from './start-workbench.ts'
import { ToolsOn } from './ToolsOn.tsx'
import { usePageToolsOn } from './tools-on.ts'
import { useWorkbench } from './workbench.ts'
import './styles/long-page.css'

const TOOLS: PageTools = {
  behaviourUrl: () => undefined,
  islandUrl: () => undefined,
  attachBehaviour,
  renderGroup: (group) => <EditedCard key={group.id} group={group} />,
  renderSection: (group) => <EditedSection key={group.id} group={group} />,
  renderHidden: (group) => <HiddenGroup key={group.id} group={group} />,
}

/** The same tree that the server drew, with the working content and the editor's slots. */
export function EditedPage() {
  const workbench = useWorkbench()
  const { data, history, screen, frame, preview } = workbench
  const earlier = useStore(preview, (state) => state.groups)
  const today = useStore(history.store, (state) => state.groups)
  const groups = earlier ?? today
  const isOn = usePageToolsOn()
  const more = useStore(screen)
  const around = useStore(frame)
  const shownFrame = useMemo(() => ({ ...data.view.frame, ...around }), [data.view.frame, around])
  const things = useStore(history.store, (state) => state.things)
  const media = useMemo(() => mediaWithThings({ ...data.view.media, ...more.media }, things), [data.view.media, more.media, things])
  const loaded = useMemo(() => ({ ...data.view.data, ...more.data }), [data.view.data, more.data])
  const links = useMemo(() => ({ ...data.view.links, ...more.links }), [data.view.links, more.links])
  const view = useMemo(() => ({ ...data.view, frame: shownFrame, groups, data: loaded, media, links }), [data.view, shownFrame, groups, loaded, media, links])
  // Only once React has taken over the server's markup may the page differ from it.
  useEffect(() => startWorkbench(workbench), [workbench])
  return (
    <ToolsOn isOn={isOn}>
      <PageBody view={view} tools={TOOLS} isSample={isOn}>
        <PlaceAtEnd />
      </PageBody>
    </ToolsOn>
  )
}
