import { useDialogs } from '../dialogs/open-dialog.ts'

let letters = ''
let stop = () => {}

const withoutLast = (text: string) => Array.from(text).slice(0, -1).join('')

function catchKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Escape') return useDialogs.getState().close()
  const isLetter = Array.from(event.key).length === 1
  if (!isLetter && event.key !== 'Backspace' && event.key !== 'Enter') return
  if (isLetter) letters += event.key
  if (event.key === 'Backspace') letters = withoutLast(letters)
  event.preventDefault()
  event.stopPropagation()
}

/** Opens the palette. Letters that follow are meant for it and not for the text behind, also while it is still on its way. */
export function openPalette(): void {
  stop()
  letters = ''
  useDialogs.getState().open('palette')
  window.addEventListener('keydown', catchKey, { capture: true })
  const unsubscribe = useDialogs.subscribe(({ name }) => name !== 'palette' && stop())
  stop = () => {
    window.removeEventListener('keydown', catchKey, { capture: true })
    unsubscribe()
    stop = () => {}
  }
}

/** What was typed until now; from here on the keys are left alone. */
export function takeTypedAhead(): string {
  const taken = letters
  letters = ''
  stop()
  return taken
}
