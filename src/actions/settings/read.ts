import { assertMay } from '../../model/access.ts'
import type { Business } from '../../model/business/branch.ts'
import type { OpeningHours } from '../../model/opening-hours/opening-hours.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { branchKey, settingsKey, type ThingKey } from '../../model/commands/key.ts'
import type { Media } from '../../model/media.ts'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'
import { branchHours, firstBusiness } from '../../store/branches.ts'
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
  /** Each part with a revision of its own, the theme, and the hours of branches that are written here. */
  facts: Fact[]
  /** What the frame of a page is made of besides. */
  ground: {
    site: { name: string; host: string }
    media: Media[]
    business: Business | null
    /** By branch: the hours that count where none are written here. */
    lookedUp: Readonly<Record<string, OpeningHours>>
    addresses: ReadonlyMap<string, PageAddressRow>
  }
}

/** Everything about the site that belongs to no single page, as it is stored at this moment. */
export async function readAllSettings({ site, actor, store }: Context): Promise<SettingsRead> {
  assertMay(actor, 'edit', site.id)
  return store.readSite(site.id, async (tx) => {
    const { settings, revision } = await readSettingsRow(tx)
    const business = await firstBusiness(tx)
    const branches = (await branchHours(tx)).filter(({ id }) => business?.branches.some((branch) => branch.id === id))
    const things = await readThings(tx, [...KEYS, ...branches.map(({ id }) => branchKey(id))])
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
        business,
        lookedUp: Object.fromEntries(branches.map(({ id, lookedUp }) => [id, lookedUp])),
        addresses: await addressesOf(tx, bookingPages(settings)),
      },
    }
  })
}
