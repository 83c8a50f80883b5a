import type { Writer } from '../../model/content/written.ts'
import type { Locale } from '../../model/locales.ts'
import { Refusal, type RefusalCode } from '../../model/refusal.ts'
import { same } from '../../model/same.ts'
import { termsFor, type Term } from '../../model/translation/glossary.ts'
import { hasWords, type Segment } from '../../model/translation/pieces.ts'
import { looseWords, readTagged, tagSegment, withLooseWords, tagLike } from '../../model/translation/tagged.ts'
import { TranslationFailure, type TranslationFailureReason, type Translator } from '../../services/translation/translator.ts'
import { recall, remember } from '../../store/translation-memory.ts'
import type { Context } from '../context.ts'
import { readGlossary } from './read-glossary.ts'

/** `standing`: what is there already; whoever asks for it again wants something else than that. `isAlone`: nobody sits before it and waits, so it counts for the site and for nobody in particular. */
type Work = { segments: readonly Segment[]; from: Locale; to: Locale; signal: AbortSignal; standing?: readonly Segment[]; isAlone?: boolean }

/** `by`: a person, where every word of it was written or read by one before. */
export type Translated = { segments: Segment[]; by: Extract<Writer, 'machine' | 'reviewed'> }

type Known = { segment: Segment; by: Writer }

/** The site's own translations first; what they do not know is asked of the service, and remembered. */
export async function translateSegments(
  context: Pick<Context, 'site' | 'store' | 'translator' | 'limits' | 'actor' | 'log'>,
  { segments, from, to, signal, standing = [], isAlone = false }: Work,
): Promise<Translated> {
  const { site, store, translator } = context
  const wanted = segments.filter(hasWords)
  const plain = new Map(wanted.map((segment) => [tagSegment(segment).text, segment]))
  const { glossary, memory } = await store.readSite(site.id, async (tx) => ({
    glossary: await readGlossary(tx),
    memory: await recall(tx, { from, to, sources: [...plain.keys()] }),
  }))
  const terms = termsFor(glossary, from, to)
  const isStanding = (found: Segment) => standing.some((segment) => same(segment, found))
  const known = new Map<string, Known>()
  for (const [text, segment] of plain) {
    const entry = memory.get(text)
    const found = entry && readTagged(entry.target, tagSegment(segment))
    // What a machine said before a word of the site's own was in the glossary is no longer right.
    const isOwn = entry?.by !== 'machine' || !holdsTerm(segment, terms)
    if (entry && found && isOwn && !isStanding(found)) known.set(text, { segment: found, by: entry.by })
  }
  const unknown = [...plain].filter(([text]) => !known.has(text))
  if (unknown.length > 0) {
    if (!translator) throw new Refusal('translationNotConnected')
    await takeLimits(context, unknown.length, isAlone)
    const answers = await ask(context, translator, { segments: unknown.map(([, segment]) => segment), terms, from, to, signal })
    for (const [at, [text]] of unknown.entries()) known.set(text, { segment: answers[at] ?? [], by: 'machine' })
    await store.inSite(site.id, (tx) =>
      remember(
        tx,
        unknown.flatMap(([source, segment], at) => pairOf({ source, segment, answer: answers[at] ?? [], from, to })),
      ),
    )
  }
  const isByPeople = [...known.values()].every(({ by }) => by !== 'machine')
  return { segments: segments.map((segment) => known.get(tagSegment(segment).text)?.segment ?? segment), by: isByPeople && known.size > 0 ? 'reviewed' : 'machine' }
}

const holdsTerm = (segment: Segment, terms: readonly Term[]) => tagSegment(segment, terms).tags.some(({ of }) => of === 'term')

function pairOf({ source, segment, answer, from, to }: { source: string; segment: Segment; answer: Segment; from: Locale; to: Locale }) {
  const target = tagLike(answer, tagSegment(segment))
  return target === null ? [] : [{ from, to, source, target, by: 'machine' as const }]
}

async function takeLimits({ limits, actor, site }: Pick<Context, 'limits' | 'actor' | 'site'>, count: number, isAlone: boolean): Promise<void> {
  if (actor.kind === 'user' && !isAlone) await limits.take('translationUser', `${actor.userId} ${site.id}`, count)
  await limits.take('translationSite', site.id, count)
}

const CODES: Readonly<Record<TranslationFailureReason, RefusalCode>> = {
  unreachable: 'translationFailed',
  tooSlow: 'translationFailed',
  failing: 'translationFailed',
  busy: 'tooManyRequests',
  rejected: 'translationRefused',
  quotaUsed: 'translationRefused',
  unsupported: 'translationUnsupported',
  unusable: 'translationUnusable',
}

const WAIT_SECONDS = 5

type Asking = Work & { terms: readonly Term[] }

async function ask({ log, site }: Pick<Context, 'log' | 'site'>, translator: Translator, asking: Asking): Promise<Segment[]> {
  try {
    return await askTagged(translator, asking)
  } catch (error) {
    if (!(error instanceof TranslationFailure)) throw error
    log.warn({ siteId: site.id, reason: error.reason }, 'translation failed')
    throw new Refusal(CODES[error.reason], error.reason === 'busy' ? { retryAfterSeconds: Math.ceil(error.retryAfterSeconds ?? WAIT_SECONDS) } : {})
  }
}

/** Names that stay are taken out for every service; other words of the glossary only for those that do not take a list. */
function termsInText(translator: Translator, terms: readonly Term[]): readonly Term[] {
  return translator.takesTerms ? terms.filter(({ source, target }) => source === target) : terms
}

/** Where tags got lost on the way, the words between them are translated by themselves: less fluent, and no link is lost. */
async function askTagged(translator: Translator, { segments, terms, from, to, signal }: Asking): Promise<Segment[]> {
  const cut = termsInText(translator, terms)
  const told = translator.takesTerms ? terms.filter(({ source, target }) => source !== target) : []
  const tagged = segments.map((segment) => tagSegment(segment, cut))
  const answers = await translator.translate({ from, to, terms: told, signal, texts: tagged.map(({ text }) => text) })
  const read = tagged.map((each, at) => readTagged(answers[at] ?? '', each))
  const broken = segments.flatMap((segment, at) => (read[at] === null ? [{ at, segment, words: looseWords(segment, cut) }] : []))
  const texts = broken.flatMap(({ words }) => words)
  const loose = texts.length === 0 ? [] : await translator.translate({ from, to, terms: told, signal, texts })
  let next = 0
  const mended = new Map(
    broken.map(({ at, segment, words }) => {
      const own = loose.slice(next, next + words.length)
      next += words.length
      return [at, withLooseWords(segment, cut, own)] as const
    }),
  )
  return segments.map((segment, at) => read[at] ?? mended.get(at) ?? segment)
}
