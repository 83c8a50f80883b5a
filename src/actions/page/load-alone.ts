import { limitQueries } from '../../store/limit-queries.ts'
import type { Context } from '../context.ts'
import { createLoaderSources, type LoaderWish } from './loader-sources.ts'
import { ALONE_MS, attemptLoads, rejectOn, warnOf, type Load, type Loaded } from './run-loaders.ts'

type LoadContext = Pick<Context, 'site' | 'store' | 'log'>

/** A second attempt, each in a transaction of its own: what failed together with others may have failed because of one of them. */
export async function loadAlone(context: LoadContext, { data, failed }: Loaded, wish: LoaderWish): Promise<{ data: Loaded['data']; isComplete: boolean }> {
  if (failed.length === 0) return { data, isComplete: true }
  const attempts = await Promise.all(failed.map(({ load }) => attemptAlone(context, load, wish)))
  const lost = attempts.flatMap((attempt) => attempt.failed)
  for (const { load, error } of lost) warnOf(context.log, load, error)
  return { data: Object.assign({}, data, ...attempts.map((attempt) => attempt.data)), isComplete: lost.length === 0 }
}

async function attemptAlone({ site, store }: LoadContext, load: Load, wish: LoaderWish): Promise<Loaded> {
  const signal = AbortSignal.timeout(ALONE_MS)
  const attempt = store.readSite(site.id, (tx) => {
    // Where no connection was free in time, nobody waits for the answer any more.
    signal.throwIfAborted()
    limitQueries(tx, ALONE_MS)
    return attemptLoads([load], createLoaderSources(tx, wish), ALONE_MS)
  })
  return Promise.race([attempt, rejectOn(signal)]).catch((error: unknown) => ({ data: {}, failed: [{ load, error }] }))
}
