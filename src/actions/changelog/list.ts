import { assertMay } from '../../model/access.ts'
import type { EditorLocale } from '../../model/locales.ts'
import { changelogFor } from '../../store/changelog.ts'
import type { Context } from '../context.ts'

export type News = { date: string; de: string; fr: string; /** In the language that was asked for. */ text: string }

/** What is new in the product: all of it, or what this editor has not seen on this site. */
export async function listChangelog(context: Context, { language, isAll }: { language: EditorLocale; isAll: boolean }): Promise<{ data: News[] }> {
  const { site, actor, store } = context
  assertMay(actor, 'read', site.id)
  const entries = await store.readSite(site.id, (tx) => changelogFor(tx, actor.userId, { isAll }))
  return { data: entries.map(({ date, de, fr }) => ({ date, de, fr, text: { de, fr }[language] })) }
}
