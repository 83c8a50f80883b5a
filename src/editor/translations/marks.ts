import { createStore } from 'zustand/vanilla'
import type { Locale } from '../../model/locales.ts'
import type { TextState } from '../../model/translation/text-state.ts'
import type { Workbench } from '../workbench.ts'
import { readStates, type FieldStates } from './translation-calls.ts'

/** A saved word is told to the server first, and several are often saved together. */
const AFTER_A_CHANGE_MS = 1500

export type Mark = { state: TextState; revision: number }

/** How far the texts of the open page are in the language that is shown, by field id. */
export const marks = createStore<{ byField: Readonly<Record<string, Mark>> }>(() => ({ byField: {} }))

let refresh: () => void = () => {}

export const refreshMarks = () => refresh()

/** Words that a machine wrote or that are outdated are underlined like something a spelling checker found; visitors never see it. */
const LOOKS: Readonly<Partial<Record<TextState, string>>> = { machine: 'dotted', outdated: 'wavy' }

function rulesFor(byField: Readonly<Record<string, Mark>>): string {
  return Object.entries(byField)
    .flatMap(([id, { state }]) => {
      const look = LOOKS[state]
      return look ? [`[data-field="${id}"]{text-decoration:underline ${look} 2px #e59a12;text-underline-offset:.25em}`] : []
    })
    .join('\n')
}

function marksIn(fields: readonly FieldStates[], locale: Locale): Record<string, Mark> {
  return Object.fromEntries(
    fields.flatMap(({ id, revision, states }) => {
      const state = states[locale]
      return state ? [[id, { state, revision }] as const] : []
    }),
  )
}

/** From now on; what is returned ends it. */
export function followMarks({ call, data, history, queue }: Workbench): () => void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function read() {
    if (!(await queue.flush(data.page.id)) || isOver) return
    const answer = await readStates(call, data.page.id)
    if (!answer.ok || isOver) return
    const byField = marksIn(answer.value.fields, data.view.locale)
    marks.setState({ byField })
    sheet.replaceSync(rulesFor(byField))
  }

  refresh = () => void read()
  const unsubscribe = history.store.subscribe((state, before) => {
    if (state.groups === before.groups) return
    clearTimeout(timer)
    timer = setTimeout(refresh, AFTER_A_CHANGE_MS)
  })
  refresh()
  return () => {
    isOver = true
    clearTimeout(timer)
    unsubscribe()
    refresh = () => {}
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
