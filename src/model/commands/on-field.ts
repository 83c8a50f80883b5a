import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import type { Group } from '../page/document.ts'
import { walkGroups } from '../page/document.ts'
import type { CommandTexts } from './define-command.ts'
import { findGroup, type Desk } from './desk.ts'
import { fieldKey, groupKey } from './key.ts'
import { placeName } from './named-group.ts'

/** The slot that a change is about; every change of a field begins with it. */
export const slotShape = { groupId: idSchema, slot: z.string().regex(/^[A-Za-z]{1,40}$/) }

export type SlotPlace = { groupId: string; slot: string }

export const touchesField = ({ groupId, slot }: SlotPlace) => [fieldKey(groupId, slot)]
export const needsGroup = ({ groupId }: { groupId: string }) => [groupKey(groupId)]

/** «Titel · Hero», «Titel · Bildkarte «Sehtest»»; a section that is gone leaves the slot's name alone. */
export function whereOf({ groupId, slot }: SlotPlace, desk: Desk, texts: CommandTexts): string {
  const group = findGroup(desk, groupId)
  return group ? `${texts.slot(slot)} · ${placeName(group, desk, texts)}` : texts.slot(slot)
}

/** Groups that both desks have, wherever they stand. */
export function commonGroups(from: Desk, to: Desk): { before: Group; after: Group }[] {
  const old = new Map([...walkGroups(from.groups)].map((group) => [group.id, group]))
  return [...walkGroups(to.groups)].flatMap((after) => {
    const before = old.get(after.id)
    return before && before !== after ? [{ before, after }] : []
  })
}

/** Every slot that is filled on one of two desks, in groups that both have. */
export function commonSlots(from: Desk, to: Desk): { groupId: string; slot: string; before: Group['fields'][string] | undefined; after: Group['fields'][string] | undefined }[] {
  return commonGroups(from, to).flatMap(({ before, after }) => {
    const slots = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])
    return [...slots].map((slot) => ({ groupId: after.id, slot, before: before.fields[slot], after: after.fields[slot] }))
  })
}
