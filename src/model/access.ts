import { Refusal } from './refusal.ts'

export const USER_ROLES = ['optician', 'admin'] as const
export type UserRole = (typeof USER_ROLES)[number]

type User = { kind: 'user'; userId: string; name: string; role: UserRole; siteIds: readonly string[] }
export type Actor = { kind: 'visitor' } | User

export const VISITOR: Actor = { kind: 'visitor' }

/** What can be asked for. `read` covers drafts; published things need no permission. */
export type Verb = 'read' | 'edit' | 'publish' | 'revalidate' | 'revalidateAll' | 'revertAll' | 'operate'

const ADMIN_ONLY: readonly Verb[] = ['revalidateAll', 'revertAll', 'operate']

export function may(actor: Actor, verb: Verb, siteId: string): boolean {
  if (actor.kind === 'visitor') return false
  if (actor.role === 'admin') return true
  return !ADMIN_ONLY.includes(verb) && actor.siteIds.includes(siteId)
}

/** Whoever may do anything is somebody: after this an actor has a name. */
export function assertMay(actor: Actor, verb: Verb, siteId: string): asserts actor is User {
  if (actor.kind === 'visitor') throw new Refusal('signInNeeded')
  if (!may(actor, verb, siteId)) throw new Refusal('notAllowed')
}
