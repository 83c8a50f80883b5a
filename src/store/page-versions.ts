import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import type { PageContent } from '../model/page/document.ts'
import type { VersionInfo, VersionKind, VersionSummary } from '../model/page/version.ts'
import { changes, pageVersions } from './schema/site.ts'
import type { SiteTx } from './store.ts'

/** Snapshots are written by us alone and never changed, so they are read without checking them again. */
export async function readVersion(tx: SiteTx, id: string): Promise<PageContent | null> {
  const rows = await tx
    .select({ content: pageVersions.content })
    .from(pageVersions)
    .where(and(eq(pageVersions.siteId, tx.siteId), eq(pageVersions.id, id)))
  return rows[0]?.content ?? null
}

export type NewVersion = { id: string; pageId: string; kind?: VersionKind; content: PageContent; summary?: VersionSummary; info?: VersionInfo; createdBy: string | null }

export async function insertVersion(tx: SiteTx, version: NewVersion): Promise<number> {
  const rows = await tx
    .insert(pageVersions)
    .values({
      ...version,
      siteId: tx.siteId,
      number: sql`(select coalesce(max(number), 0) + 1 from site.page_versions where site_id = ${tx.siteId} and page_id = ${version.pageId})`,
    })
    .returning({ number: pageVersions.number })
  return rows[0]?.number ?? 1
}

export type StoredVersion = { id: string; pageId: string; number: number; kind: VersionKind; summary: VersionSummary; createdAt: string; createdBy: string | null }

const told = {
  id: pageVersions.id,
  pageId: pageVersions.pageId,
  number: pageVersions.number,
  kind: pageVersions.kind,
  summary: pageVersions.summary,
  createdAt: pageVersions.createdAt,
  createdBy: pageVersions.createdBy,
}

/** Without what they hold, which may be much. */
export async function versionsByIds(tx: SiteTx, ids: readonly string[]): Promise<Map<string, StoredVersion>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select(told)
    .from(pageVersions)
    .where(and(eq(pageVersions.siteId, tx.siteId), inArray(pageVersions.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Publications that no record tells of: those a site came with. */
export async function unrecordedVersions(tx: SiteTx, pageId: string): Promise<StoredVersion[]> {
  const isTold = sql`exists (select 1 from ${changes} c where c.site_id = ${tx.siteId} and c.page_id = ${pageId} and c.after ->> 'version' = ${pageVersions.id})`
  return tx
    .select(told)
    .from(pageVersions)
    .where(and(eq(pageVersions.siteId, tx.siteId), eq(pageVersions.pageId, pageId), eq(pageVersions.kind, 'published'), not(isTold)))
    .orderBy(desc(pageVersions.number))
}
