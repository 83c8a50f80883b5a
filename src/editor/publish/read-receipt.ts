import { create } from 'zustand'
import { readChanges, type ComingChanges } from './change-calls.ts'
import type { Workbench } from '../workbench.ts'

type Reading = { state: 'loading' } | { state: 'failed'; status: number } | { state: 'read'; coming: ComingChanges }

/** `once`: complete languages go out this time, whatever the site is set to. */
export const useReceipt = create<{ reading: Reading; once: { policy?: 'perLanguage' } }>()(() => ({ reading: { state: 'loading' }, once: {} }))

/** Once everything is saved, for the server tells what would be published. */
export async function readReceipt({ call, data, flush }: Workbench): Promise<void> {
  await flush()
  const answer = await readChanges(call, data.page.id, useReceipt.getState().once)
  useReceipt.setState({ reading: answer.ok ? { state: 'read', coming: answer.value } : { state: 'failed', status: answer.status } })
}

export const forgetReceipt = () => useReceipt.setState({ reading: { state: 'loading' }, once: {} })
