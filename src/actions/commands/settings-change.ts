import { markTags } from '../../model/cache-tags.ts'
import { thingOn } from '../../model/commands/desk.ts'
import { settingsKey } from '../../model/commands/key.ts'
import { patched } from '../../model/commands/patch.ts'
import { settingsChange } from '../../model/commands/settings-change.ts'
import { Refusal } from '../../model/refusal.ts'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'
import { mediaByIds } from '../../store/media.ts'
import type { SiteTx } from '../../store/store.ts'
import { definePerformer } from './define-performer.ts'
import { readValue } from './read-value.ts'

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** E-192: of two people who choose a shape each, the later one is followed; both at once the settings cannot hold. */
function oneShape(merged: unknown, before: unknown): unknown {
  if (!isTree(merged) || !isTree(before) || merged['triangle'] !== true || merged['bubble'] !== true) return merged
  return { ...merged, triangle: before['triangle'] !== true, bubble: before['triangle'] === true }
}

/** Pictures of this site only: an id of another site's picture counts as none. */
async function assertOwnPictures(tx: SiteTx, logo: Settings['logo']): Promise<void> {
  const ids = Object.entries(logo).filter(([, id]) => id !== '')
  const media = await mediaByIds(
    tx,
    ids.map(([, id]) => id),
  )
  const missing = ids.filter(([, id]) => media[id]?.mediaType !== 'image')
  if (missing.length > 0) throw new Refusal('invalidInput', { fieldErrors: Object.fromEntries(missing.map(([part]) => [part, 'unknown'])) })
}

/** What is stored is judged, and not only what was sent: a change is laid onto what others stored meanwhile. Settings say something on every page. */
export const performSettingsChange = definePerformer(
  settingsChange,
  async ({ tx, desk }, { part, before: seen, after: wanted }) => {
    const stored = thingOn(desk, settingsKey(part))
    const merged = patched(stored, seen, wanted)
    const after = readValue<Settings[typeof part]>(settingsSchema.shape[part], part === 'appearance' ? oneShape(merged, stored) : merged)
    if (part === 'logo') await assertOwnPictures(tx, settingsSchema.shape.logo.parse(after))
    return { part, before: readValue<Settings[typeof part]>(settingsSchema.shape[part], stored), after }
  },
  { tags: ({ site }) => markTags(site.id) },
)
