type Behaviour = { attach: (element: HTMLElement) => () => void }

const files = import.meta.glob<Behaviour>(['../../sections/**/*.behaviour.ts', '../../ui/**/*.behaviour.ts'])

/** The page's loader only sees what was there when the page arrived; what the playground draws asks for its behaviour here. */
export function attachBehaviour(name: string, element: HTMLElement): () => void {
  let detach: (() => void) | undefined
  let isGone = false
  files[`../../${name}.behaviour.ts`]?.().then(({ attach }) => {
    if (!isGone) detach = attach(element)
  }, console.error)
  return () => {
    isGone = true
    detach?.()
  }
}
