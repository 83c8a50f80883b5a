import { assertMay } from '../../model/access.ts'
import type { Locale } from '../../model/locales.ts'
import { Refusal } from '../../model/refusal.ts'
import type { TextState } from '../../model/translation/text-state.ts'
import { CANCELLED, cancelJobs, latestJob } from '../../store/job-queue.ts'
import { pageById } from '../../store/pages.ts'
import type { Context } from '../context.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { translatePagesJob } from './translate-pages.job.ts'

export type TranslatePagesInput = { pageIds: readonly string[]; to: readonly Locale[]; states: readonly Extract<TextState, 'missing' | 'outdated'>[] }

/** Goes on without anybody watching; one run of a site at a time. */
export async function translatePages(context: Context, { pageIds, to, states }: TranslatePagesInput): Promise<{ isStarted: boolean }> {
  const { site, actor, store, newId, bell } = context
  assertMay(actor, 'edit', site.id)
  const isStarted = await store.inSite(site.id, async (tx) => {
    for (const id of pageIds) if (!(await pageById(tx, id))) throw new Refusal('notFound')
    if (!to.every((locale) => site.locales.includes(locale))) throw new Refusal('invalidInput', { fieldErrors: { to: 'invalid' } })
    return enqueueJob(context, tx, translatePagesJob, { payload: { run: newId(), userId: actor.userId, pageIds: [...pageIds], to: [...to], states: [...states] }, key: 'all' })
  })
  if (isStarted) bell.ring('job')
  return { isStarted }
}

export const RUN_STATES = ['none', 'waiting', 'running', 'done', 'cancelled', 'textsLeft', 'serviceFailed'] as const
export type TranslationRun = { state: (typeof RUN_STATES)[number]; done: number; total: number }

/** How the last run of the site stands. */
export async function translationRun({ site, actor, store }: Context): Promise<TranslationRun> {
  assertMay(actor, 'read', site.id)
  const job = await store.readSite(site.id, (tx) => latestJob(tx, translatePagesJob.kind))
  const { done, total } = job?.progress ?? { done: 0, total: 0 }
  if (!job) return { state: 'none', done, total }
  if (job.error === CANCELLED) return { state: 'cancelled', done, total }
  if (job.state === 'failed') return { state: job.error === 'textsLeft' ? 'textsLeft' : 'serviceFailed', done, total }
  return { state: job.state, done, total }
}

/** What is translated stays; the text that is just being translated may still arrive. */
export async function cancelTranslation({ site, actor, store, now }: Context): Promise<void> {
  assertMay(actor, 'edit', site.id)
  await store.inSite(site.id, (tx) => cancelJobs(tx, translatePagesJob.kind, now().toISOString()))
}
