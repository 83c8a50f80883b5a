import { assertMay } from '../../model/access.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { fieldKey } from '../../model/commands/key.ts'
import { emptyContent, type Field } from '../../model/content/field.ts'
import type { Writer } from '../../model/content/written.ts'
import type { Locale } from '../../model/locales.ts'
import { walkGroups } from '../../model/page/document.ts'
import { fieldId, parseFieldId } from '../../model/page/field-id.ts'
import { Refusal } from '../../model/refusal.ts'
import { same } from '../../model/same.ts'
import { setAuthorship } from '../../store/authorship.ts'
import { lockKeys } from '../../store/lock-keys.ts'
import { readPageRows, revisionsOf, treeOf } from '../../store/page-rows.ts'
import { pageById } from '../../store/pages.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'
import { soundGroups } from '../page/sound-groups.ts'
import { contentOf, isWorthTranslating, segmentsIn } from '../translation-memory/text-in-place.ts'
import { translateSegments } from './translate-segments.ts'

/** Browsers wait twenty seconds. */
const PATIENCE_MS = 17_000
const TRIES = 3

export type TranslateFieldInput = { pageId: string; fieldId: string; from: Locale; to: Locale; commandId?: string }
export type TranslatedField = { facts: readonly Fact[]; by: Writer }

type Place = { groupId: string; slot: string }
type Seen = { field: Field | undefined; revision: number }

/** E-163: one text from one language into one other. Whatever fails on the way, what stands there stays. */
export async function translateField(
  context: Context,
  { pageId, fieldId: id, from, to, commandId }: TranslateFieldInput,
  { signal = AbortSignal.timeout(PATIENCE_MS), isAlone = false }: { signal?: AbortSignal; isAlone?: boolean } = {},
): Promise<TranslatedField> {
  const { site, actor } = context
  assertMay(actor, 'edit', site.id)
  const place = parseFieldId(id)
  if (!place) throw new Refusal('notFound')
  const before = await read(context, pageId, place)
  if (from === to || !site.locales.includes(from) || !site.locales.includes(to)) throw new Refusal('invalidInput', { fieldErrors: { to: 'invalid' } })
  const source = segmentsIn(before.field, from)
  if (!before.field || !source || !isWorthTranslating(source)) throw new Refusal('nothingToTranslate')
  const { segments, by } = await translateSegments(context, { segments: source, from, to, signal, isAlone, standing: segmentsIn(before.field, to) ?? [] })
  const after = contentOf(before.field, from, to, segments)
  const write = { context, pageId, place, from, to, by, after, commandId: commandId ?? context.newId() }
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const now = attempt === 1 ? before : await read(context, pageId, place)
    // Somebody wrote here while the service was asked: their words stay.
    if (!same(segmentsIn(now.field, from), source) || !same(segmentsIn(now.field, to), segmentsIn(before.field, to))) break
    const facts = await run(write, now)
    if (facts) return { facts, by }
  }
  throw new Refusal('revisionClash')
}

type Write = { context: Context; pageId: string; place: Place; from: Locale; to: Locale; by: Writer; after: ReturnType<typeof contentOf>; commandId: string }

/** Null: somebody else was faster. */
async function run({ context, pageId, place, from, to, by, after, commandId }: Write, { revision }: Seen): Promise<readonly Fact[] | null> {
  const key = fieldKey(place.groupId, place.slot)
  const source = { locale: from, revision }
  const act = fieldContent.act({ ...place, before: emptyContent(after.type), after, by, source })
  const { kind, facts } = await runCommand(context, { ...act, id: commandId, pageId, revisions: { [key]: revision }, asked: { place, from, to } })
  if (kind === 'clash') return null
  // The same words as before: nothing was written, yet they are no longer outdated.
  if (facts.find((fact) => fact.key === key)?.revision === revision) {
    await context.store.inSite(context.site.id, async (tx) => {
      await lockKeys(tx, pageId, [key])
      await setAuthorship(tx, fieldId(place.groupId, place.slot), to, { by, revision, source })
    })
  }
  return facts
}

async function read({ site, store }: Context, pageId: string, { groupId, slot }: Place): Promise<Seen> {
  return store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, pageId)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    const rows = await readPageRows(tx, pageId, [groupId])
    const group = [...walkGroups(soundGroups(treeOf(rows), 'edit').groups)].find(({ id }) => id === groupId)
    if (!group) throw new Refusal('notFound')
    return { field: group.fields[slot], revision: revisionsOf(rows)[fieldKey(groupId, slot)] ?? 0 }
  })
}
