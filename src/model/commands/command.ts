import { z } from 'zod'
import type { Act, CommandDefinition, CommandTexts, Words } from './define-command.ts'
import type { Desk } from './desk.ts'
import { readKey } from './key.ts'
import { findKind, kinds } from './kinds.ts'

/** One thing an editor did: it can be shown, sent, repeated and taken back. */
export type Command = Act & {
  id: string
  at: number
  /** The command that this one takes back. */
  undoes?: string
}

/** What makes two otherwise equal commands different; chance and clock are given. */
export type Stamp = { id: string; at: number }

const envelopeSchema = z.object({ id: z.string(), at: z.number(), kind: z.string(), version: z.number(), body: z.unknown(), undoes: z.string().optional() })

/** A stored command as today's definitions have it; null where it belongs to none of them. */
export function readCommand(value: unknown): Command | null {
  const envelope = envelopeSchema.safeParse(value).data
  const act = envelope && findKind(envelope.kind)?.forward(envelope.version, envelope.body)
  return act ? { ...envelope, ...act } : null
}

export function kindOf({ kind }: Act): CommandDefinition {
  const definition = findKind(kind)
  if (!definition) throw new Error(`No kind of change is called ${kind}`)
  return definition
}

export const touchesOf = (act: Act) => kindOf(act).touches(act.body)
export const needsOf = (act: Act) => kindOf(act).needs(act.body)
export const applyAct = (desk: Desk, act: Act) => kindOf(act).apply(desk, act.body)
export const invertAct = (act: Act) => kindOf(act).invert(act.body)
export const fitAct = (desk: Desk, act: Act) => kindOf(act).fit(desk, act.body)
export const settleAct = (act: Act, theirs: Desk) => kindOf(act).settle(act.body, theirs)
export const wordsOfAct = (act: Act, desk: Desk, texts: CommandTexts): Words => kindOf(act).words(act.body, desk, texts)

/** The text, or the section or card, that it is about; null for what is on no page. */
export function placeOfAct(act: Act): { groupId: string; slot: string | null } | null {
  for (const key of [...touchesOf(act), ...needsOf(act)]) {
    const parts = readKey(key)
    if (parts?.of === 'field') return { groupId: parts.groupId, slot: parts.slot }
    if (parts?.of === 'group') return { groupId: parts.groupId, slot: null }
  }
  return null
}

export function applyActs(desk: Desk, acts: readonly Act[]): Desk {
  return acts.reduce(applyAct, desk)
}

/** What leads from one page's content to another's, in an order in which it can be carried out. What the site has besides is in no page's version. */
export function differences(from: Desk, to: Desk): readonly Act[] {
  let desk = from
  return Object.values(kinds).flatMap((definition) => {
    const acts = definition.between(desk, to)
    desk = applyActs(desk, acts)
    return acts
  })
}
