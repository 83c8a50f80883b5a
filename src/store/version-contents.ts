import { and, eq, sql } from 'drizzle-orm'
import type { PageContent } from '../model/page/document.ts'
import { prepareQuery } from './prepare-query.ts'
import { pageVersions } from './schema/site.ts'
import type { SiteTx } from './store.ts'

const findContents = prepareQuery<{ ids: string[] }, { id: string; content: PageContent }>('version_contents', (db) =>
  db
    .select({ id: pageVersions.id, content: pageVersions.content })
    .from(pageVersions)
    .where(and(eq(pageVersions.siteId, sql.placeholder('site')), sql`${pageVersions.id} = any(${sql.placeholder('ids')})`)),
)

/** For lists of pages, which every page with such a list would read anew. */
export async function versionContents(tx: SiteTx, ids: readonly string[]): Promise<Map<string, PageContent>> {
  const keyOf = (id: string) => `${tx.siteId} ${id}`
  const found = new Map(ids.flatMap((id) => kept(tx.versions.get(keyOf(id)), id)))
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  for (const { id, content } of await findContents(tx, { ids: missing })) {
    tx.versions.set(keyOf(id), content)
    found.set(id, content)
  }
  return found
}

const kept = (content: PageContent | undefined, id: string): [string, PageContent][] => (content ? [[id, content]] : [])
