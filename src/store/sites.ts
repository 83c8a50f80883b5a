import { asc, eq, gt } from 'drizzle-orm'
import { siteSchema, type Site } from '../model/site/site.ts'
import { hosts, sites } from './schema/platform.ts'
import { SEARCH_VERSION } from './search.ts'
import type { Database } from './store.ts'

const columns = {
  id: sites.id,
  name: sites.name,
  host: hosts.host,
  businessType: sites.businessType,
  locales: sites.locales,
  features: sites.features,
  theme: sites.theme,
}

/** Every host with its site; a site with several hosts appears once per host. */
export async function listSites(db: Database): Promise<Site[]> {
  const rows = await db.select(columns).from(sites).innerJoin(hosts, eq(hosts.siteId, sites.id)).orderBy(sites.createdAt, hosts.host)
  return rows.map((row) => siteSchema.parse(row))
}

export async function siteByHost(db: Database, host: string): Promise<Site | null> {
  const rows = await db.select(columns).from(hosts).innerJoin(sites, eq(hosts.siteId, sites.id)).where(eq(hosts.host, host))
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
