import { z } from 'zod'
import type { Actor } from '../../model/access.ts'
import { localeSchema, type Locale } from '../../model/locales.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { TEXT_STATES, type TextState } from '../../model/translation/text-state.ts'
import { latestJob } from '../../store/job-queue.ts'
import { siteIdsOf } from '../../store/members.ts'
import { pageById } from '../../store/pages.ts'
import { siteById } from '../../store/sites.ts'
import { userById } from '../../store/users.ts'
import type { Context, Parts } from '../context.ts'
import { defineJob } from '../jobs/define-job.ts'
import { JobFailure } from '../jobs/job-failure.ts'
import { textsOfPage } from './page-texts.ts'
import { wordsOfPage } from './page-words.ts'
import { translateField } from './translate-field.ts'
import { translateWords } from './translate-words.ts'

/** So many in a row that fail are no longer about single texts. */
const GIVE_UP_AFTER = 5
const PATIENCE_MS = 60_000
const PAUSE_MS = 1_000

const payloadSchema = z.object({
  run: z.string(),
  userId: z.string(),
  pageIds: z.array(z.string()).max(1000),
  to: z.array(localeSchema).max(10),
  states: z.array(z.enum(TEXT_STATES)).max(5),
})

type Payload = z.infer<typeof payloadSchema>
type Languages = readonly { locale: Locale; state: TextState }[]
/** Of a text in a section, or of words beside them. */
type Task = { pageId: string; from: Locale; to: Locale } & ({ fieldId: string } | { wordsId: string })

/** Text after text; what is translated already is not found again, so a run that was interrupted goes on where it was. */
export const translatePagesJob = defineJob({
  kind: 'translatePages',
  payload: payloadSchema,
  attempts: 5,
  async run(parts, payload, { siteId, signal, report }) {
    const context = await contextOf(parts, siteId, payload.userId)
    const tasks = await tasksOf(context, payload)
    let failed = 0
    let inARow = 0
    for (const [at, task] of tasks.entries()) {
      signal.throwIfAborted()
      report(at, tasks.length)
      if (!(await isStillWanted(context, payload.run))) return
      const isDone = await translate(context, task, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])).then(
        () => true,
        () => false,
      )
      failed += isDone ? 0 : 1
      inARow = isDone ? 0 : inARow + 1
      if (inARow >= GIVE_UP_AFTER) throw new JobFailure('serviceFailed')
      if (!isDone) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    report(tasks.length, tasks.length)
    if (failed > 0) throw new JobFailure('textsLeft', { isFinal: true })
  },
})

function translate(context: Context, task: Task, signal: AbortSignal): Promise<unknown> {
  if ('fieldId' in task) return translateField(context, task, { signal, isAlone: true })
  const { wordsId: id, ...place } = task
  return translateWords(context, { id, ...place }, { signal, isAlone: true })
}

/** Whoever may no longer edit the site cannot have it translated either. */
async function contextOf(parts: Parts, siteId: string, userId: string): Promise<Context> {
  const [site, user, siteIds] = await Promise.all([siteById(parts.store.platform, siteId), userById(parts.store.platform, userId), siteIdsOf(parts.store.platform, userId)])
  if (!site || !user || (user.role !== 'admin' && !siteIds.includes(siteId))) throw new JobFailure('notAllowed', { isFinal: true })
  const actor: Actor = { kind: 'user', userId, ...user, siteIds: [siteId] }
  return { ...parts, site, actor }
}

async function isStillWanted({ store, site }: Context, run: string): Promise<boolean> {
  const job = await store.readSite(site.id, (tx) => latestJob(tx, translatePagesJob.kind))
  return job?.state === 'running' && payloadSchema.safeParse(job.payload).data?.run === run
}

async function tasksOf({ store, site }: Context, { pageIds, to, states }: Payload): Promise<Task[]> {
  const [main = 'de'] = site.locales
  return store.readSite(site.id, async (tx) => {
    const tasks: Task[] = []
    for (const pageId of pageIds) {
      const page = await pageById(tx, pageId)
      if (!page || page.status === 'deleted') continue
      const wanted = { pageId, main, to, states }
      for (const { groupId, slot, languages } of await textsOfPage(tx, page, site.locales))
        tasks.push(...tasksFor(languages, wanted).map((task) => ({ ...task, fieldId: fieldId(groupId, slot) })))
      for (const { id, languages } of await wordsOfPage(tx, page, site.locales)) tasks.push(...tasksFor(languages, wanted).map((task) => ({ ...task, wordsId: id })))
    }
    return tasks
  })
}

type Wanted = Pick<Payload, 'to' | 'states'> & { pageId: string; main: Locale }

function tasksFor(languages: Languages, { pageId, main, to, states }: Wanted): { pageId: string; from: Locale; to: Locale }[] {
  const written = languages.filter(({ state }) => state !== 'missing').map(({ locale }) => locale)
  return languages.flatMap(({ locale, state }) => {
    const from = written.includes(main) ? main : written[0]
    const isWanted = to.includes(locale) && states.includes(state) && from !== undefined && from !== locale
    return isWanted ? [{ pageId, from, to: locale }] : []
  })
}
