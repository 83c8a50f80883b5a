import { create } from 'zustand'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import type { Workbench } from '../workbench.ts'
import type { DraftElsewhere } from './change-calls.ts'
import { publishPages, type Unpublished } from './publish-pages.ts'
import { readReceipt } from './read-receipt.ts'
import { newId } from '../state/new-id.ts'

type Run = { state: 'idle' } | { state: 'going'; done: number; total: number } | { state: 'over'; published: number; failed: readonly Unpublished[] }

type Ticks = ReadonlyMap<string, boolean>

/** `ticks`: what somebody has ticked or unticked by hand. */
export const useOtherPages = create<{ run: Run; ticks: Ticks }>()(() => ({ run: { state: 'idle' }, ticks: new Map() }))

/** New pages go along. A draft of a page that visitors know may be one that somebody took back a minute ago: it waits to be ticked. */
export const isTicked = ({ id, isAllowed, status }: DraftElsewhere, ticks: Ticks) => isAllowed && (ticks.get(id) ?? status === 'draft')
export const ticked = (pages: readonly DraftElsewhere[], ticks: Ticks) => pages.filter((page) => isTicked(page, ticks))

export function tick(id: string, isWanted: boolean): void {
  useOtherPages.setState(({ ticks }) => ({ ticks: new Map(ticks).set(id, isWanted) }))
}

/** What is under way goes on and is told at its end, also where nobody looks any more. */
export function forgetOtherPages(): void {
  useOtherPages.setState(({ run }) => ({ run: run.state === 'going' ? run : { state: 'idle' }, ticks: new Map() }))
}

export const wordsOfPublished = (count: number, texts: { othersDone: string; oneOtherDone: string }) => (count === 1 ? texts.oneOtherDone : fill(texts.othersDone, { count }))

export async function publishOtherPages(workbench: Workbench, pages: readonly DraftElsewhere[]): Promise<void> {
  if (pages.length === 0 || useOtherPages.getState().run.state === 'going') return
  const { call, locale, toaster } = workbench
  const texts = publishTexts[locale]
  const onStep = (done: number) => useOtherPages.setState({ run: { state: 'going', done, total: pages.length } })
  const failed = await publishPages({ call, newId, pages, onStep })
  const published = pages.length - failed.length
  useOtherPages.setState({ run: { state: 'over', published, failed } })
  if (useDialogs.getState().name === 'publish') return readReceipt(workbench)
  useOtherPages.setState({ run: { state: 'idle' } })
  if (published > 0) toaster.success(wordsOfPublished(published, texts))
  if (failed.length > 0) toaster.error(texts.othersFailed)
}
