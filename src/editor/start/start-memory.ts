import { create } from 'zustand'
import type { ProposedPage } from '../../i18n/editor/start/page-names.ts'
import { invertAct } from '../../model/commands/command.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Locale } from '../../model/locales.ts'
import type { Theme } from '../../model/site/theme.ts'
import type { Workbench } from '../workbench.ts'
import type { BusinessForm } from './business-acts.ts'
import type { Trade } from './trades.ts'

/** Languages come before pages, which are then called by their names in all of them. */
export const STEPS = ['business', 'look', 'languages', 'pages'] as const
export type StepName = (typeof STEPS)[number]

type Memory = {
  /** Of the steps; one further is the end. */
  at: number
  trade: Trade | null
  /** The trade that the pages were chosen for. */
  pagesTrade: Trade | null
  /** What was chosen and not taken over yet: closing the dialog keeps it. */
  drafts: { business?: BusinessForm; look?: Theme; pages?: ReadonlySet<ProposedPage>; fillsHome?: boolean; languages?: ReadonlySet<Locale> }
  /** What each step has done. */
  done: Partial<Record<StepName, readonly Act[]>>
  /** Sections that the start put on the home page. */
  home: readonly string[]
}

/** How far somebody came. */
export const useMemory = create<Memory>()(() => ({ at: 0, trade: null, pagesTrade: null, drafts: {}, done: {}, home: [] }))

export const setDraft = (draft: Memory['drafts']): void => useMemory.setState(({ drafts }) => ({ drafts: { ...drafts, ...draft } }))

function remember(step: StepName, acts: readonly Act[]): void {
  useMemory.setState(({ done }) => ({ done: { ...done, [step]: acts } }))
}

/** One step of the way back, whatever it consists of. */
export function carryOutStep({ history, commitTyping }: Workbench, step: StepName, acts: readonly Act[]): void {
  commitTyping()
  const { past: before } = history.store.getState()
  history.perform(acts)
  const { past } = history.store.getState()
  if (past !== before) remember(step, [...(useMemory.getState().done[step] ?? []), ...(past.at(-1) ?? [])])
}

/** Also when others came after it: what it did is done backwards, and only where it still stands. */
export function takeBackStep({ history }: Workbench, step: StepName): void {
  const { done } = useMemory.getState()
  history.perform((done[step] ?? []).toReversed().map(invertAct))
  remember(step, [])
}
