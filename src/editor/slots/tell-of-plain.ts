import { openSession } from '../queue/browser-parts.ts'
import type { Workbench } from '../workbench.ts'

const TOLD = 'toldPlain'
/** Whoever marks words to write over them has begun by then. */
const LOOKING = 1000

/** The words that are marked, if they are some of those of a text without formats. */
function markedWords(): string | null {
  const field = document.activeElement
  if (!(field instanceof HTMLElement) || field.dataset['lines'] !== 'many') return null
  const words = getSelection()?.toString().trim() ?? ''
  return words === '' || words === field.innerText.trim() ? null : words
}

/** Words stay marked and nothing happens to them: somebody looks for bold letters. Told once in a tab. */
export function tellOfPlain({ toaster, texts }: Workbench): () => void {
  const stop = new AbortController()
  let looking: ReturnType<typeof setTimeout> | undefined
  const hear = () => {
    clearTimeout(looking)
    if (markedWords() === null || openSession()?.getItem(TOLD) != null) return
    looking = setTimeout(() => {
      openSession()?.setItem(TOLD, 'true')
      toaster.note(texts.toasts.plain)
    }, LOOKING)
  }
  document.addEventListener('selectionchange', hear, { signal: stop.signal })
  return () => {
    clearTimeout(looking)
    stop.abort()
  }
}
