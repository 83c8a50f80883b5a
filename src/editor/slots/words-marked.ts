import { openSession } from '../queue/browser-parts.ts'

const TOLD = 'toldPlain'
/** Whoever marks words to write over them has begun by then. */
const LOOKING = 1000

/** Some words of the element stay marked and nothing happens to them: somebody looks for bold letters. Told once in a tab. */
export function onWordsMarked(element: HTMLElement, tell: () => void, signal: AbortSignal): void {
  let looking: ReturnType<typeof setTimeout> | undefined
  const isTold = () => openSession()?.getItem(TOLD) != null
  if (isTold()) return
  const hear = () => {
    clearTimeout(looking)
    const selection = getSelection()
    const words = selection?.toString().trim() ?? ''
    const isSome = words !== '' && words !== element.innerText.trim()
    if (!isSome || !element.contains(selection?.anchorNode ?? null) || isTold()) return
    looking = setTimeout(() => {
      openSession()?.setItem(TOLD, 'true')
      tell()
    }, LOOKING)
  }
  document.addEventListener('selectionchange', hear, { signal })
  signal.addEventListener('abort', () => clearTimeout(looking))
}
