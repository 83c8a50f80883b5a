import { and, eq } from 'drizzle-orm'
import { isLocale } from '../../model/locales.ts'
import { navigationSchema } from '../../model/site/navigation.ts'
import type { Settings } from '../../model/site/settings.ts'
import { themeSchema } from '../../model/site/theme.ts'
import { sites } from '../schema/platform.ts'
import { readNavigationRow, writeNavigation } from '../navigation.ts'
import { siteValues } from '../schema/site.ts'
import { readSettingsRow, writeSettingsPart } from '../settings.ts'
import type { SiteTx } from '../store.ts'
import { NOTHING, type Home, type StoredThing } from './home.ts'

const isPart = (all: Settings, part: string): part is keyof Settings => Object.hasOwn(all, part)

export const settingsHome: Home<'settings'> = {
  async read(tx, { part }) {
    const { settings, revisions } = await readSettingsRow(tx)
    return isPart(settings, part) ? { value: settings[part], revision: revisions[part] ?? 0 } : NOTHING
  },
  write: (tx, { part }, thing) => writeSettingsPart(tx, part, thing),
}

async function readMenu(tx: SiteTx): Promise<StoredThing> {
  const { navigation, revision } = await readNavigationRow(tx)
  return { value: navigation, revision }
}

async function readSite(tx: SiteTx) {
  const rows = await tx.select().from(sites).where(eq(sites.id, tx.siteId))
  return rows[0]
}

async function readTheme(tx: SiteTx): Promise<StoredThing> {
  const site = await readSite(tx)
  return site ? { value: themeSchema.parse(site.theme), revision: site.themeRevision } : NOTHING
}

async function readLanguages(tx: SiteTx): Promise<StoredThing> {
  const site = await readSite(tx)
  return site ? { value: site.locales.filter(isLocale), revision: site.localesRevision } : NOTHING
}

async function readValue(tx: SiteTx, key: string): Promise<StoredThing> {
  const rows = await tx
    .select()
    .from(siteValues)
    .where(and(eq(siteValues.siteId, tx.siteId), eq(siteValues.key, key)))
  return rows[0] ? { value: rows[0].value, revision: rows[0].revision } : NOTHING
}

async function writeValue(tx: SiteTx, key: string, thing: StoredThing): Promise<void> {
  await tx
    .insert(siteValues)
    .values({ siteId: tx.siteId, key, ...thing })
    .onConflictDoUpdate({ target: [siteValues.siteId, siteValues.key], set: thing })
}

export const collectionHome: Home<'collection'> = {
  read: (tx, { name }) => readValue(tx, `collection:${name}`),
  write: (tx, { name }, thing) => writeValue(tx, `collection:${name}`, thing),
}

export const singleHome: Home<'single'> = {
  read(tx, { name }) {
    if (name === 'navigation') return readMenu(tx)
    if (name === 'theme') return readTheme(tx)
    return name === 'languages' ? readLanguages(tx) : readValue(tx, name)
  },
  async write(tx, { name }, thing) {
    const { value, revision } = thing
    if (name === 'navigation') return writeNavigation(tx, navigationSchema.parse(value), revision)
    if (name === 'theme')
      await tx
        .update(sites)
        .set({ theme: themeSchema.parse(value), themeRevision: revision })
        .where(eq(sites.id, tx.siteId))
    else if (name === 'languages')
      await tx
        .update(sites)
        .set({ locales: Array.isArray(value) ? value.filter(isLocale) : [], localesRevision: revision })
        .where(eq(sites.id, tx.siteId))
    else await writeValue(tx, name, thing)
  },
}
