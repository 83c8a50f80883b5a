import type { Call } from '../../kit/api/call.ts'
import { publishPage } from '../api/page-calls.ts'
import type { DraftElsewhere } from './change-calls.ts'

/** A page that did not go out, and why in the words of the server; empty where there was no answer. */
export type Unpublished = { page: DraftElsewhere; message: string }

type Parts = { call: Call; newId: () => string; pages: readonly DraftElsewhere[]; onStep: (done: number) => void }

/** One publication for each page, one after the other, so that each can be taken back alone and one that fails keeps no other from going out. */
export async function publishPages({ call, newId, pages, onStep }: Parts): Promise<Unpublished[]> {
  const failed: Unpublished[] = []
  for (const [at, page] of pages.entries()) {
    onStep(at)
    const result = await publishPage(call, { id: page.id, commandId: newId() })
    if (!result.ok) failed.push({ page, message: result.message })
  }
  return failed
}
