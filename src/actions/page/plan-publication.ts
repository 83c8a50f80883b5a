import { emptyField, type Field, type FieldContent, type LocalizedText } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { walkGroups, type Group, type PageContent } from '../../model/page/document.ts'
import type { PublishPolicy } from '../../model/site/settings.ts'
import { missingTranslations, type MissingText } from '../../sections/missing-translations.ts'

type Given = { working: PageContent; live: PageContent | null; locales: readonly Locale[]; policy: PublishPolicy }

export type PublicationPlan = {
  /** The working page afterwards: drafts are published, what was marked is gone. */
  groups: readonly Group[]
  /** What visitors get. */
  content: PageContent
  missing: readonly MissingText[]
  /** Languages that stay as visitors know them. */
  held: readonly Locale[]
  isAllowed: boolean
}

/** O-8: what a publication would do now. The receipt that an editor reads and the publication itself come from here. */
export function planPublication({ working, live, locales, policy }: Given): PublicationPlan {
  const groups = settled(working.groups)
  const open = openLanguages(working, locales)
  const missing = missingTranslations(groups, open)
  const held = policy === 'perLanguage' ? open.filter((locale) => missing.some((each) => each.locale === locale)) : []
  const isWaitingForAll = live === null && held.length === open.length && held.length > 0
  return {
    groups,
    content: held.length === 0 ? { disallowedLanguages: working.disallowedLanguages, groups } : withHeld({ disallowedLanguages: working.disallowedLanguages, groups }, live, held),
    missing,
    held,
    isAllowed: policy === 'block' ? missing.length === 0 : !isWaitingForAll,
  }
}

export function openLanguages({ disallowedLanguages }: Pick<PageContent, 'disallowedLanguages'>, locales: readonly Locale[]): Locale[] {
  return locales.filter((locale) => !disallowedLanguages.includes(locale))
}

function settled(groups: readonly Group[]): Group[] {
  return groups
    .filter(({ status }) => status !== 'markedForDeletion')
    .map((group) => ({ ...group, status: group.status === 'draft' ? 'published' : group.status, children: settled(group.children) }))
}

/**
 * Texts of held languages stay; what has no language, such as a price, changes for everybody, and what is hidden or removed goes at once.
 * In a language in which the page itself is not there yet, nothing has to be closed besides.
 */
function withHeld({ disallowedLanguages, groups }: PageContent, live: PageContent | null, held: readonly Locale[]): PageContent {
  const before = new Map([...walkGroups(live?.groups ?? [])].map((group) => [group.id, group]))
  const shown = held.filter((locale) => live !== null && !live.disallowedLanguages.includes(locale))
  const keep = (group: Group): Group => {
    const old = before.get(group.id)
    return {
      ...group,
      disallowedLanguages: closedIn(group.disallowedLanguages, old?.disallowedLanguages ?? shown, held),
      fields: old ? keptFields(group, old, held) : group.fields,
      children: group.children.map(keep),
    }
  }
  return { disallowedLanguages: closedIn(disallowedLanguages, live?.disallowedLanguages ?? held, held), groups: groups.map(keep) }
}

const closedIn = (now: readonly Locale[], before: readonly Locale[], held: readonly Locale[]): Locale[] => [
  ...now,
  ...before.filter((locale) => held.includes(locale) && !now.includes(locale)),
]

function keptFields(group: Group, old: Group, held: readonly Locale[]): Group['fields'] {
  const names = new Set([...Object.keys(group.fields), ...Object.keys(old.fields)])
  const kept = [...names].flatMap((name): [string, Field][] => {
    const [now, before] = [group.fields[name], old.fields[name]]
    if (!now && !(before && speaks(before.content, held))) return []
    const field = now ?? emptyField(before?.content.type ?? 'single')
    return [[name, { ...field, content: keptContent(field.content, before?.content, held), ...keptAlt(field, before, held) }]]
  })
  return Object.fromEntries(kept)
}

const speaks = (content: FieldContent, held: readonly Locale[]) =>
  (content.type === 'localizedSingleValue' || content.type === 'localizedRichText') && held.some((locale) => content.data[locale] != null)

type ByLanguage<Value> = Partial<Record<Locale, Value>>

function exchanged<Value>(now: ByLanguage<Value>, before: ByLanguage<Value>, held: readonly Locale[]): ByLanguage<Value> {
  const next = { ...now }
  for (const locale of held) {
    const value = before[locale]
    if (value === undefined) delete next[locale]
    else next[locale] = value
  }
  return next
}

function keptContent(now: FieldContent, before: FieldContent | undefined, held: readonly Locale[]): FieldContent {
  if (now.type === 'localizedSingleValue') return { type: now.type, data: exchanged(now.data, before?.type === now.type ? before.data : {}, held) }
  if (now.type === 'localizedRichText') return { type: now.type, data: exchanged(now.data, before?.type === now.type ? before.data : {}, held) }
  return now
}

function keptAlt({ options }: Field, before: Field | undefined, held: readonly Locale[]): Pick<Field, 'options'> {
  const now: LocalizedText | null = options.alt ?? null
  return { options: now ? { ...options, alt: exchanged(now, before?.options.alt ?? {}, held) } : options }
}
