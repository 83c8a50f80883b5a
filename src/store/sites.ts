import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import { siteSchema, type Site } from '../model/site/site.ts'
import { hosts, sites } from './schema/platform.ts'
import { SEARCH_VERSION } from './search.ts'
import type { Database, SiteTx } from './store.ts'

const columns = {
  id: sites.id,
  name: sites.name,
  host: hosts.host,
  businessType: sites.businessType,
  locales: sites.locales,
  features: sites.features,
  theme: sites.theme,
}

/** The one in the addresses that a site gives out; chosen by name where none or several are marked. */
const primaryHost = sql<string>`(select h.host from platform.hosts h where h.site_id = ${sites.id} order by h.is_primary desc, h.host limit 1)`

/** Every host with its site; a site with several hosts appears once per host, its primary one first. */
export async function listSites(db: Database): Promise<Site[]> {
  const rows = await db.select(columns).from(sites).innerJoin(hosts, eq(hosts.siteId, sites.id)).orderBy(sites.createdAt, sites.id, desc(hosts.isPrimary), hosts.host)
  return rows.map((row) => siteSchema.parse(row))
}

/** The site knows itself by its primary host, whichever of its hosts is asked for. */
export async function siteByHost(db: Database, host: string): Promise<Site | null> {
  const rows = await db
    .select({ ...columns, host: primaryHost })
    .from(hosts)
    .innerJoin(sites, eq(hosts.siteId, sites.id))
    .where(eq(hosts.host, host))
  return rows[0] ? siteSchema.parse(rows[0]) : null
}

export async function siteById(db: Database, id: string): Promise<Site | null> {
  const rows = await db
    .select({ ...columns, host: primaryHost })
    .from(sites)
    .where(eq(sites.id, id))
  return rows[0] ? siteSchema.parse(rows[0]) : null
}

export async function hostsOf(db: Database, siteId: string): Promise<string[]> {
  const rows = await db.select({ host: hosts.host }).from(hosts).where(eq(hosts.siteId, siteId))
  return rows.map(({ host }) => host)
}

/** The next sites by id, for work that goes through all of them. */
export async function siteIdsAfter(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db.select({ id: sites.id }).from(sites).where(gt(sites.id, after)).orderBy(asc(sites.id)).limit(limit)
  return rows.map(({ id }) => id)
}

/** Give it the transaction that writes the pages too, so that a site never exists without them. */
export async function insertSite(db: Database, site: Site): Promise<void> {
  const { host, ...row } = siteSchema.parse(site)
  await db.insert(sites).values({ ...row, searchVersion: SEARCH_VERSION })
  await db.insert(hosts).values({ host, siteId: site.id })
}

export async function countSites(db: Database): Promise<number> {
  return db.$count(sites)
}

/** Of the site whose rows these are. */
export async function siteName(tx: SiteTx): Promise<string> {
  const rows = await tx.select({ name: sites.name }).from(sites).where(eq(sites.id, tx.siteId))
  return rows[0]?.name ?? ''
}
