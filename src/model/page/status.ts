import { z } from 'zod'

export const ITEM_STATUSES = ['draft', 'published', 'archived', 'deleted', 'markedForDeletion'] as const
export const itemStatusSchema = z.enum(ITEM_STATUSES)
export type ItemStatus = z.infer<typeof itemStatusSchema>

export const PAGE_ROLES = ['home', 'search', 'imprint', 'privacyPolicy', 'contact'] as const
export const pageRoleSchema = z.enum(PAGE_ROLES)
export type PageRole = z.infer<typeof pageRoleSchema>

const TRANSITIONS: Record<ItemStatus, readonly ItemStatus[]> = {
  draft: ['published', 'deleted'],
  published: ['markedForDeletion', 'archived'],
  markedForDeletion: ['deleted', 'published'],
  archived: ['published'],
  deleted: [],
}

export function mayBecome(from: ItemStatus, to: ItemStatus): boolean {
  return TRANSITIONS[from].includes(to)
}

/** A page marked for deletion stays until its deletion is published. */
export function isVisibleToVisitors(status: ItemStatus): boolean {
  return status === 'published' || status === 'markedForDeletion'
}
