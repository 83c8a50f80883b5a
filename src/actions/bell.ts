import type { Chore } from '../store/chores.ts'

/** Says that something may be due, so that it is looked at before its time. Nobody waits for it, and it may be missed. */
export type Bell = {
  ring: (chore: Chore) => void
  onRing: (listener: (chore: Chore) => void) => void
}

export function createBell(): Bell {
  const listeners: ((chore: Chore) => void)[] = []
  return {
    ring: (chore) => listeners.forEach((listener) => listener(chore)),
    onRing: (listener) => void listeners.push(listener),
  }
}
