import { createStore } from 'zustand/vanilla'
import { applyActs, differences, touchesOf, type Command, type Stamp } from '../../model/commands/command.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Desk, Things } from '../../model/commands/desk.ts'
import { adoptFacts, type Fact, type Revisions } from '../../model/commands/facts.ts'
import { fieldKey, type Key } from '../../model/commands/key.ts'
import { same } from '../../model/same.ts'
import type { Group } from '../../model/page/document.ts'
import { keepGroups } from '../../model/page/keep-groups.ts'
import { parseFieldId } from '../../model/page/field-id.ts'
import { isUnchanged } from './is-unchanged.ts'
import type { KeptSteps } from './kept-steps.ts'
import { fittedActs, redo, remember, takeBack, undo, type Step, type Steps } from './steps.ts'
import { richAct, textAct, type RichEdit, type TextEdit } from './text-act.ts'
import { createStay } from './text-stay.ts'

export type HistoryState = Steps & {
  /** What the screen shows: what the server confirmed, with everything that still waits on top. */
  groups: readonly Group[]
  /** The same of what the site has besides this page, as far as somebody asked for it. */
  things: Things
}

type Parts = {
  pageId: string
  groups: readonly Group[]
  revisions: Revisions
  stamp: () => Stamp
  /** Where the way back is kept while the page is loaded again. */
  kept?: KeptSteps
  /** Every command leaves through here, with the revisions its author had seen. */
  send: (commands: readonly { command: Command; revisions: Revisions }[]) => void
}

export type History = ReturnType<typeof createHistory>

/** The working content of the page and the way back through it. Nothing on the page is written past it. */
export function createHistory({ pageId, groups, revisions: known, stamp, kept, send }: Parts) {
  const store = createStore<HistoryState>(() => ({ groups, things: {}, past: [], future: [], ...kept?.read() }))
  store.subscribe((now, before) => (now.past !== before.past || now.future !== before.future) && kept?.keep(now))
  let confirmed: Desk = { pageId, groups, things: {} }
  /** One object that grows: on a long page it has thousands of keys, too many to copy with every answer. */
  const revisions: Record<string, number> = { ...known }
  let pending: readonly Act[] = []
  const stay = createStay()

  function shown(): Desk {
    const { groups: now, things } = store.getState()
    return { pageId, groups: now, things }
  }

  const seenBy = (act: Act): Revisions => Object.fromEntries(touchesOf(act).map((key) => [key, revisions[key] ?? 0]))

  function show() {
    const { groups: now, things = {} } = applyActs(confirmed, pending)
    const before = store.getState()
    // An answer that confirms what is shown already changes nothing on the screen.
    const next = keepGroups(before.groups, now)
    if (next !== before.groups || things !== before.things) store.setState({ groups: next, things })
  }

  /** Answers what it touched. */
  function walk(step: typeof undo): Key[] {
    const walked = step(store.getState(), shown(), stamp)
    if (!walked) return []
    stay.endBurst()
    store.setState(walked.steps)
    send(walked.commands.map((command) => ({ command, revisions: seenBy(command) })))
    return walked.commands.flatMap(touchesOf)
  }

  function carryOut(acts: readonly Act[], seen: Revisions, keep = remember) {
    const step: Step = acts.map((act) => ({ ...stamp(), ...act }))
    if (step.length === 0) return
    store.setState((state) => keep(state, step))
    send(step.map((command) => ({ command, revisions: { ...seenBy(command), ...seen } })))
  }

  /** The revision is the one that was on screen when the typing began. */
  function carryOutTyped(act: Act | null, revision: number): boolean {
    const key = act && touchesOf(act)[0]
    if (!act || !key) return false
    carryOut([act], { [key]: revision }, (steps, step) => stay.type(steps, step))
    return true
  }

  return {
    store,
    shown,
    confirmed: () => confirmed,
    revisions: (): Revisions => revisions,
    revisionOf(fieldId: string): number {
      const place = parseFieldId(fieldId)
      return place ? (revisions[fieldKey(place.groupId, place.slot)] ?? 0) : 0
    },
    undo: () => walk(undo),
    redo: () => walk(redo),
    /** Takes back what was done last at this moment, and only that, whatever is done until then; once it is undone there is nothing left to do. */
    wayBack(): () => Key[] {
      const step = store.getState().past.at(-1)
      return () => {
        const { past } = store.getState()
        if (step === undefined || !past.includes(step)) return []
        return walk(past.at(-1) === step ? undo : takeBack(step))
      }
    },
    /** What the screen shows is what their author saw. */
    perform: (acts: readonly Act[]) => carryOut(fittedActs(shown(), acts), {}),

    /** From here to `endStay` the cursor is in one text. */
    beginStay: () => stay.begin(store.getState()),
    /** What comes now is a step of its own within the stay. */
    endBurst: () => stay.endBurst(),
    endStay: () => store.setState((state) => stay.end(state)),

    saveText: ({ revision, ...edit }: TextEdit & { revision: number }): boolean => carryOutTyped(isUnchanged(edit.before, edit.after) ? null : textAct(shown(), edit), revision),

    saveRich: ({ revision, ...edit }: RichEdit & { revision: number }): boolean => carryOutTyped(same(edit.before, edit.after) ? null : richAct(edit), revision),

    /** Already true on the server; remembered so that undo brings the former state back. */
    remember(acts: readonly Act[]) {
      store.setState((state) =>
        remember(
          state,
          acts.map((act) => ({ ...stamp(), ...act })),
        ),
      )
    },

    /** Everything that waits for the server, of this tab and of others. */
    setPending(acts: readonly Act[]) {
      pending = acts
      show()
    },

    /** What the server has. News that was overtaken on the way is ignored. */
    adopt(facts: readonly Fact[]) {
      const news = facts.filter(({ key, revision }) => revision >= (revisions[key] ?? 0))
      confirmed = adoptFacts(confirmed, news)
      for (const { key, revision } of news) revisions[key] = revision
      show()
    },

    /** The whole page anew; the way back is remembered as one step. */
    replace(facts: readonly Fact[]) {
      const before = shown()
      confirmed = adoptFacts({ ...confirmed, groups: [] }, facts)
      for (const { key, revision } of facts) revisions[key] = revision
      show()
      const acts = differences(before, shown())
      if (acts.length > 0) this.remember(acts)
    },
  }
}
