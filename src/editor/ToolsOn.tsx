import type { ReactNode } from 'react'
import { LIVE_SLOTS, SlotRenderersContext } from '../ui/slots/slot-renderers.tsx'
import { editableSlots } from './slots/renderers.ts'
import { ToolsOnContext } from './tools-on.ts'

/** With the tools on, the slots in it are written in; without, they are as visitors see them. */
export function ToolsOn({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <ToolsOnContext value={isOn}>
      <SlotRenderersContext value={isOn ? editableSlots : LIVE_SLOTS}>{children}</SlotRenderersContext>
    </ToolsOnContext>
  )
}
