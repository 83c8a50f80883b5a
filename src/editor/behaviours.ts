type Behaviour = { attach: (element: HTMLElement) => () => void }

const files = import.meta.glob<Behaviour>(['../site/**/*.behaviour.ts', '../sections/**/*.behaviour.ts', '../ui/**/*.behaviour.ts'])

/** The editor loads a behaviour when a piece on the page asks for it; a piece that is gone by then gets none. */
export function attachBehaviour(name: string, element: HTMLElement): () => void {
  const load = files[`../${name}.behaviour.ts`]
  let detach: (() => void) | null = null
  let isGone = false
  void load?.().then(({ attach }) => {
    if (!isGone) detach = attach(element)
  }, console.error)
  return () => {
    isGone = true
    detach?.()
  }
}
