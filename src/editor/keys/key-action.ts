export type KeyAction = 'turnOn' | 'turnOff' | 'undo' | 'redo'

type Pressed = { key: string; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

export type Situation = {
  isOn: boolean
  /** A dialog, menu or lightbox is open, or a text is being edited: Escape belongs to it. */
  isCovered: boolean
  isTyping: boolean
}

export function keyAction({ key, metaKey, ctrlKey, shiftKey, altKey }: Pressed, { isOn, isCovered, isTyping }: Situation): KeyAction | null {
  if (key === 'Escape') return isOn && !isCovered && !isTyping ? 'turnOff' : null
  if (altKey || !(metaKey || ctrlKey)) return null
  const letter = key.toLowerCase()
  if (letter === 'e') return isOn || shiftKey ? null : 'turnOn'
  if (!isOn || isCovered) return null
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}
