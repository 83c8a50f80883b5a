export type KeyAction =
  | 'turnOn'
  | 'stepOut'
  | 'undo'
  | 'redo'
  | 'moveUp'
  | 'moveDown'
  | 'duplicate'
  | 'remove'
  | 'previous'
  | 'next'
  | 'enter'
  | 'sayingSaved'
  | 'otherPart'
  | 'find'
  /** What the browser would do with it helps nobody here. */
  | 'nothing'

type Pressed = { key: string; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

export type Situation = {
  isOn: boolean
  /** A dialog, menu or lightbox is open: Escape belongs to it. To know takes a walk over the page, so it is asked last. */
  isCovered: () => boolean
  /** A dialog that has to be answered first, or a place to type in that is not the page: the keys are its own. */
  isElsewhere: () => boolean
  isTyping: boolean
  /** A section or card is chosen as a whole, and the keyboard is on it. */
  hasGroup: boolean
  /** The keyboard is on the chosen section's own buttons, which keep what a button does with a key. */
  isOnTools: boolean
}

const ON_GROUP: Readonly<Partial<Record<string, KeyAction>>> = { Delete: 'remove', Backspace: 'remove', ArrowUp: 'previous', ArrowDown: 'next', Enter: 'enter' }

function withControl(letter: string, shiftKey: boolean, isControl: boolean, { isOn, isTyping, hasGroup }: Situation): KeyAction | null {
  if (letter === 'e') return isOn || shiftKey ? null : 'turnOn'
  if (!isOn) return null
  // Outside of a text it would mark the page with all tools of the editor.
  if (letter === 'a') return isTyping || shiftKey ? null : 'nothing'
  if (letter === 'k') return shiftKey ? null : 'find'
  if (letter === 's') return shiftKey ? null : 'sayingSaved'
  if (letter === 'd') return hasGroup && !shiftKey ? 'duplicate' : null
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && isControl && !shiftKey ? 'redo' : null
}

export function keyAction(pressed: Pressed, situation: Situation): KeyAction | null {
  const { isOn, isTyping, isCovered, isElsewhere } = situation
  if (pressed.key === 'Escape') return isOn && !isTyping && !isCovered() ? 'stepOut' : null
  const action = actionOnPage(pressed, situation)
  return action && !isElsewhere() ? action : null
}

function actionOnPage({ key, metaKey, ctrlKey, shiftKey, altKey }: Pressed, situation: Situation): KeyAction | null {
  const { isOn, hasGroup, isOnTools } = situation
  if (isOn && key === 'F6') return 'otherPart'
  const isPlain = !metaKey && !ctrlKey && !shiftKey
  if (isOn && hasGroup && isPlain && !altKey) return ON_GROUP[key] ?? null
  if (isOn && (hasGroup || isOnTools) && isPlain && altKey) return key === 'ArrowUp' ? 'moveUp' : key === 'ArrowDown' ? 'moveDown' : null
  if (altKey || !(metaKey || ctrlKey)) return null
  return withControl(key.toLowerCase(), shiftKey, ctrlKey, situation)
}
