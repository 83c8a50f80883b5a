import { assertMay } from '../../model/access.ts'
import type { Business } from '../../model/business/branch.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { settingsKey, type ThingKey } from '../../model/commands/key.ts'
import type { Media } from '../../model/media.ts'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'
import { firstBusiness } from '../../store/branches.ts'
import { mediaByIds } from '../../store/media.ts'
import { readSettingsRow } from '../../store/settings.ts'
import { addressesOf, type PageAddressRow } from '../../store/slugs.ts'
import { readThings } from '../../store/things/things.ts'
import type { Context } from '../context.ts'
import { bookingPages } from '../memory/site-memory.ts'

const PARTS = settingsSchema.keyof().options
const KEYS: readonly ThingKey[] = [...PARTS.map(settingsKey), 'theme']

export type SettingsRead = {
  settings: Settings
  /** Of all parts together: it grows with every change of one of them. */
  revision: number
  /** Each part with a revision of its own, and the theme. */
  facts: Fact[]
  /** What the frame of a page is made of besides. */
  ground: { site: { name: string; host: string }; media: Media[]; business: Business | null; addresses: ReadonlyMap<string, PageAddressRow> }
}

/** Everything about the site that belongs to no single page, as it is stored at this moment. */
export async function readAllSettings({ site, actor, store }: Context): Promise<SettingsRead> {
  assertMay(actor, 'edit', site.id)
  return store.readSite(site.id, async (tx) => {
    const { settings, revision } = await readSettingsRow(tx)
    const things = await readThings(tx, KEYS)
    const media = await mediaByIds(
      tx,
      Object.values(settings.logo).filter((id) => id !== ''),
    )
    return {
      settings,
      revision,
      facts: [...things].map(([key, thing]) => ({ key, ...thing })),
      ground: {
        site: { name: site.name, host: site.host },
        media: Object.values(media),
        business: await firstBusiness(tx),
        addresses: await addressesOf(tx, bookingPages(settings)),
      },
    }
  })
}
