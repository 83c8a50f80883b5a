import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Samples } from '../../i18n/samples/de.ts'
import { sampleLanguage, sampleLoaders } from '../../i18n/samples/load-samples.ts'
import { useWorkbench } from '../workbench.ts'

/** A page is edited in one language at a time, so there is one set of words. */
const arrived = createStore<{ samples: Samples | null }>(() => ({ samples: null }))
let isAsked = false

function ask(language: string): void {
  if (isAsked) return
  isAsked = true
  sampleLoaders[language]?.().then((samples) => arrived.setState({ samples }), console.error)
}

const neverChanges = () => () => {}

/** The sample words of the page's language, once they are here; only who needs them waits for them. */
export function useSamples(isNeeded: boolean): Samples | null {
  const { data } = useWorkbench()
  const read = () => (isNeeded ? arrived.getState().samples : null)
  const samples = useSyncExternalStore(isNeeded ? arrived.subscribe : neverChanges, read, read)
  if (isNeeded) ask(sampleLanguage(data.view.locale, data.locales))
  return samples
}
