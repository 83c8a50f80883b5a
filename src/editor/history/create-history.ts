import { createStore } from 'zustand/vanilla'
import { emptyField, type FieldContent } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import type { Place } from '../../model/page/place.ts'
import { applyCommands } from './apply-command.ts'
import type { Command, Stamp } from './command.ts'
import { changeField } from './fields.ts'
import { isUnchanged } from './is-unchanged.ts'
import { perform, redo, undo, type Steps } from './steps.ts'
import { pageDifferences } from './page-differences.ts'

export type Revisions = Readonly<Record<string, number>>

export type HistoryState = Steps & { revisions: Revisions }

export type TextEdit = { fieldId: string; locale: Locale; before: string | null; after: string | null; revision: number }

type Parts = {
  groups: readonly Group[]
  revisions: Revisions
  stamp: () => Stamp
  /** Every command leaves through here, with the revision its author had seen. */
  send: (command: Command, revision: number) => void
}

export type History = ReturnType<typeof createHistory>

/** The working content of the page and the way back through it. Nothing on the page is written past it. */
export function createHistory({ groups, revisions, stamp, send }: Parts) {
  const store = createStore<HistoryState>(() => ({ groups, revisions, past: [], future: [] }))
  const revisionOf = (fieldId: string) => store.getState().revisions[fieldId] ?? 0

  function walk(step: typeof undo) {
    const walked = step(store.getState(), stamp)
    if (!walked) return
    store.setState(walked.steps)
    for (const command of walked.commands) send(command, command.kind === 'saveText' ? revisionOf(command.fieldId) : 0)
  }

  return {
    store,
    revisionOf,
    undo: () => walk(undo),
    redo: () => walk(redo),

    saveText({ revision, ...edit }: TextEdit): boolean {
      if (isUnchanged(edit.before, edit.after)) return false
      const command: Command = { ...stamp(), kind: 'saveText', ...edit }
      store.setState((state) => perform(state, [command]))
      send(command, revision)
      return true
    },

    addSection(group: Group, place: Place) {
      const command: Command = { ...stamp(), kind: 'addSection', group, place }
      store.setState((state) => perform(state, [command]))
      send(command, 0)
    },

    /** Commands of another tab or of an earlier visit: shown, but not ours to undo or to send. */
    show(commands: readonly Command[]) {
      store.setState((state) => ({ groups: applyCommands(state.groups, commands) }))
    },

    /** Already true on the server; remembered so that undo brings the former text back. */
    remember(command: Command) {
      store.setState((state) => perform(state, [command]))
    },

    /** What the server has stored, with what it has not got yet on top. */
    adopt(saved: { fieldId: string; content: FieldContent; revision: number }, pending: readonly Command[]) {
      store.setState((state) => {
        // News of another tab can be overtaken on the way.
        if (revisionOf(saved.fieldId) > saved.revision) return state
        const adopted = changeField(state.groups, saved.fieldId, (field) => ({ ...(field ?? emptyField(saved.content.type)), content: saved.content }))
        return { groups: applyCommands(adopted, pending), revisions: { ...state.revisions, [saved.fieldId]: saved.revision } }
      })
    },

    /** A section that was put back may hold more than this screen knew; one that is gone again meanwhile stays gone. */
    adoptSection(saved: { group: Group; revisions: Revisions }, pending: readonly Command[]) {
      store.setState((state) => {
        const groups = state.groups.map((group) => (group.id === saved.group.id ? saved.group : group))
        return { groups: applyCommands(groups, pending), revisions: { ...state.revisions, ...saved.revisions } }
      })
    },

    replace(next: { groups: readonly Group[]; revisions: Revisions }, locales: readonly Locale[]) {
      store.setState((state) => {
        const step = pageDifferences(state.groups, next.groups, locales, stamp)
        return { ...next, past: step.length > 0 ? [...state.past, step] : state.past, future: [] }
      })
    },
  }
}
