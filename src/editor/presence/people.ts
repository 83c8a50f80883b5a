import { create } from 'zustand'

/** Somebody else who has this page open in a tab. */
export type Person = { session: string; userId: string; name: string; groupId: string | null; heardAt: number }

/** The server says every fifteen seconds who is still there; who is silent for much longer has gone without a word. */
export const SILENT_AFTER = 40_000

export const usePeople = create<{ people: readonly Person[] }>()(() => ({ people: [] }))

type Here = Omit<Person, 'groupId' | 'heardAt'> & { groupId?: string | null | undefined }

/** A group that is not named is the one that was known. */
export function withPerson(people: readonly Person[], { groupId, ...here }: Here, heardAt: number): readonly Person[] {
  const known = people.find(({ session }) => session === here.session)
  const person: Person = { ...here, groupId: groupId === undefined ? (known?.groupId ?? null) : groupId, heardAt }
  return known ? people.map((each) => (each === known ? person : each)) : [...people, person]
}

export const withoutPerson = (people: readonly Person[], session: string) => people.filter((each) => each.session !== session)

export const stillThere = (people: readonly Person[], now: number) => people.filter(({ heardAt }) => now - heardAt < SILENT_AFTER)

/** «Anna Muster» is AM. */
export function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean)
  return ((words[0]?.[0] ?? '?') + (words.length > 1 ? (words[1]?.[0] ?? '') : '')).toLocaleUpperCase()
}
