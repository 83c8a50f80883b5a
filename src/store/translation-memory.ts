import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Writer } from '../model/content/written.ts'
import type { Locale } from '../model/locales.ts'
import { translationMemory } from './schema/site.ts'
import type { SiteTx } from './store.ts'

/** Texts as segments with numbered tags, so that one memory serves marked and plain words. */
export type Remembered = { from: Locale; to: Locale; source: string; target: string; by: Writer }

const hashOf = (source: string) => createHash('sha256').update(source).digest('base64url')

/** How this site said these texts before, by text. */
export async function recall(tx: SiteTx, { from, to, sources }: { from: Locale; to: Locale; sources: readonly string[] }): Promise<Map<string, Pick<Remembered, 'target' | 'by'>>> {
  if (sources.length === 0) return new Map()
  const rows = await tx
    .select({ source: translationMemory.source, target: translationMemory.target, by: translationMemory.by })
    .from(translationMemory)
    .where(
      and(
        eq(translationMemory.siteId, tx.siteId),
        eq(translationMemory.fromLocale, from),
        eq(translationMemory.toLocale, to),
        inArray(
          translationMemory.sourceHash,
          sources.map((source) => hashOf(source)),
        ),
      ),
    )
  return new Map(rows.map(({ source, target, by }) => [source, { target, by }]))
}

/** What a machine says never takes the place of what a person wrote or read; among the rest the last one counts. */
export async function remember(tx: SiteTx, pairs: readonly Remembered[]): Promise<void> {
  // One statement may not write a row twice.
  const unique = new Map(pairs.map((pair) => [`${pair.from} ${pair.to} ${pair.source}`, pair]))
  if (unique.size === 0) return
  await tx
    .insert(translationMemory)
    .values([...unique.values()].map(({ from, to, source, target, by }) => ({ siteId: tx.siteId, fromLocale: from, toLocale: to, sourceHash: hashOf(source), source, target, by })))
    .onConflictDoUpdate({
      target: [translationMemory.siteId, translationMemory.fromLocale, translationMemory.toLocale, translationMemory.sourceHash],
      set: { target: sql`excluded.target`, by: sql`excluded.by`, updatedAt: sql`now()` },
      setWhere: sql`excluded.by <> 'machine' or ${translationMemory.by} = 'machine'`,
    })
}
