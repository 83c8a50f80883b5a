import type { Settings } from '../site/settings.ts'

export type SettingsPart = keyof Settings

/** What a site has besides the content of its pages. */
export type ThingKey = `page:${string}` | `media:${string}` | `settings:${SettingsPart}` | `collection:${string}` | `branch:${string}` | SingleName
/** Things that a site has one of. */
const SINGLES = ['navigation', 'theme', 'languages', 'glossary', 'start'] as const
type SingleName = (typeof SINGLES)[number]

/** The name of one thing that can be written: what is locked, compared by revision, waited for and told to others. */
export type Key = `field:${string}:${string}` | `group:${string}` | `order:${string}` | ThingKey

export const fieldKey = (groupId: string, slot: string): Key => `field:${groupId}:${slot}`
export const groupKey = (groupId: string): Key => `group:${groupId}`
/** The order of what stands directly on a page, or of a section's cards. */
export const orderKey = (parentId: string): Key => `order:${parentId}`
/** What is known of a page besides its content: names, addresses, languages, whether it exists. */
export const pageKey = (pageId: string): ThingKey => `page:${pageId}`
export const mediaKey = (mediaId: string): ThingKey => `media:${mediaId}`
export const settingsKey = (part: SettingsPart): ThingKey => `settings:${part}`
/** The opening hours that a branch was given here; without any, those of the business lookup count. */
export const branchKey = (branchId: string): ThingKey => `branch:${branchId}`

export type ThingParts =
  | { of: 'page'; pageId: string }
  | { of: 'media'; mediaId: string }
  | { of: 'settings'; part: string }
  | { of: 'collection'; name: string }
  | { of: 'branch'; branchId: string }
  | { of: 'single'; name: SingleName }

export type KeyParts = { of: 'field'; groupId: string; slot: string } | { of: 'group'; groupId: string } | { of: 'order'; parentId: string } | ThingParts

const WITH_ID = /^(field|group|order|page|media):([0-9a-z]{26})(?::([A-Za-z]{1,40}))?$/
const WITH_NAME = /^(settings|collection):([A-Za-z][A-Za-z0-9-]{0,59})$/
const OF_A_BRANCH = /^branch:([A-Za-z0-9-]{1,60})$/

const isSingle = (key: string): key is SingleName => SINGLES.some((name) => name === key)

export function readKey(key: string): KeyParts | null {
  if (isSingle(key)) return { of: 'single', name: key }
  const [, kind, name = ''] = WITH_NAME.exec(key) ?? []
  if (kind === 'settings') return { of: kind, part: name }
  if (kind === 'collection') return { of: kind, name }
  const [, branchId] = OF_A_BRANCH.exec(key) ?? []
  if (branchId !== undefined) return { of: 'branch', branchId }
  const [, of, id, slot] = WITH_ID.exec(key) ?? []
  if (id === undefined || (of === 'field') !== (slot !== undefined)) return null
  switch (of) {
    case 'field':
      return { of, groupId: id, slot: slot ?? '' }
    case 'group':
      return { of, groupId: id }
    case 'order':
      return { of, parentId: id }
    case 'page':
      return { of, pageId: id }
    case 'media':
      return { of, mediaId: id }
    default:
      return null
  }
}

const ON_A_PAGE: readonly KeyParts['of'][] = ['field', 'group', 'order']

/** Belongs to the site and not to the content of one page. */
export function isThing(key: string): key is ThingKey {
  const parts = readKey(key)
  return parts !== null && !ON_A_PAGE.includes(parts.of)
}

const IN_SETTINGS: readonly KeyParts['of'][] = ['settings', 'branch']

/** What the panel of settings is about: settings, the look and the hours of branches. */
export function isOfSettings(key: string): boolean {
  const parts = readKey(key)
  return key === 'theme' || (parts !== null && IN_SETTINGS.includes(parts.of))
}

export function readThingKey(key: ThingKey): ThingParts | null {
  const parts = readKey(key)
  return parts === null || parts.of === 'field' || parts.of === 'group' || parts.of === 'order' ? null : parts
}
