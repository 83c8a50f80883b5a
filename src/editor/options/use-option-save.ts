import { useState } from 'react'
import { useStore } from 'zustand'
import { touchesOf } from '../../model/commands/command.ts'
import { groupOptions } from '../../model/commands/group-options.ts'
import { groupKey } from '../../model/commands/key.ts'
import { keepInView } from './keep-in-view.ts'
import { useWorkbench } from '../workbench.ts'

/** On its way to the server right now. What waits for a connection is safe in the browser: nobody should have to wait for it here. */
export function useSaving(groupId: string): boolean {
  const { queue } = useWorkbench()
  return useStore(queue.store, ({ entries, phase }) => {
    const isMoving = phase === 'sending' || phase === 'idle'
    return isMoving && entries.some(({ command, hold }) => hold === null && touchesOf(command).includes(groupKey(groupId)))
  })
}

/** One option of a section or card: how it is set, and whether that is being saved. */
export function useOptionSave(groupId: string, key: string) {
  const { history } = useWorkbench()
  const isGroupSaving = useSaving(groupId)
  const [isMine, setIsMine] = useState(false)
  if (isMine && !isGroupSaving) setIsMine(false)

  function perform(before: Record<string, unknown>, after: Record<string, unknown>) {
    setIsMine(true)
    history.perform([groupOptions.act({ groupId, before, after })])
    keepInView(groupId)
  }
  return {
    isSaving: isMine && isGroupSaving,
    set: (value: unknown) => perform({}, { [key]: value }),
    /** What is not set is as the section's definition has it, also when that changes one day. */
    reset: () => perform({ [key]: null }, {}),
  }
}
