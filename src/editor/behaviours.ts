import { opened } from './state/opened.ts'

type Behaviour = { attach: (element: HTMLElement) => () => void }

const files = import.meta.glob<Behaviour>(['../site/**/*.behaviour.ts', '../sections/**/*.behaviour.ts', '../ui/**/*.behaviour.ts'])

/** The editor loads a behaviour when a piece on the page asks for it; a piece that is gone by then gets none. */
export function attachBehaviour(name: string, element: HTMLElement): () => void {
  const load = files[`../${name}.behaviour.ts`]
  let detach: (() => void) | null = null
  let isGone = false
  void opened
    .then(() => (isGone ? undefined : load?.()))
    .then((behaviour) => {
      if (behaviour && !isGone) detach = behaviour.attach(element)
    }, console.error)
  return () => {
    isGone = true
    detach?.()
  }
}
