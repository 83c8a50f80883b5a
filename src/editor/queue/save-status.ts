import { isClash, isParked, type QueueEntry } from './entry.ts'

export type Phase = 'idle' | 'sending' | 'waiting' | 'signIn'
export type SaveStatus = 'saved' | 'saving' | 'waiting' | 'signIn' | 'clash' | 'parked'

/** What the bar says, most urgent first. */
export function saveStatus(entries: readonly QueueEntry[], phase: Phase, hasLetters = false): SaveStatus {
  if (entries.length === 0) return hasLetters ? 'saving' : 'saved'
  if (phase === 'signIn' || phase === 'waiting') return phase
  if (entries.some(isClash)) return 'clash'
  if (entries.some(isParked)) return 'parked'
  return 'saving'
}
