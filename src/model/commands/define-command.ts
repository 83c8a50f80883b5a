import type { z } from 'zod'
import type { Writer } from '../content/written.ts'
import type { Locale } from '../locales.ts'
import type { Desk } from './desk.ts'
import type { Key } from './key.ts'
import type { Which } from './which-group.ts'

/** How a change stands to what somebody else stored meanwhile: it is there already, both fit, or a person has to decide. */
export type Settled = 'same' | 'merged' | 'ask'

/** What an editor reads of a change, in lists, in questions and in the history. */
export type Words = { what: string; where: string; before: string | null; after: string | null; locale: Locale | null }

/** The words that changes are told with; the editor's dictionary has them. */
export type CommandTexts = {
  /** Of the page on the screen: things are called as they read there. */
  pageLocale: Locale
  phrases: Readonly<Record<Phrase, string>>
  slot: (name: string) => string
  section: (type: string) => string
  which: (name: string, which: Which) => string
  inLanguages: (phrase: 'shown' | 'hidden' | 'appears', locales: readonly Locale[]) => string
  option: (type: string, key: string) => string
}

export const PHRASES = [
  'text',
  'value',
  'picture',
  'link',
  'alt',
  'shown',
  'hidden',
  'options',
  'added',
  'removed',
  'moved',
  'duplicated',
  'languages',
  'settings',
  'hours',
  'theme',
  'navigation',
  'arranged',
  'pageAdded',
  'pageRemoved',
  'pageInfo',
  'siteLanguages',
  'glossary',
  'media',
  'start',
] as const
export type Phrase = (typeof PHRASES)[number]

/** Who wrote a text in one language, and after which state of which other language. */
export type Origin = { key: Key; locale: Locale; by: Writer; source: { locale: Locale; revision: number } | null }

/** Something to do, as data; the body is what the definition of its kind says it is. */
export type Act = { kind: string; version: number; body: unknown }

type Given<Kind extends string, Body extends object> = {
  kind: Kind
  /** Of the body's shape; what waits in a browser from before is moved forward by `steps`. */
  version: number
  steps?: Readonly<Record<number, (body: unknown) => unknown>>
  body: z.ZodType<Body>
  touches: (body: Body) => readonly Key[]
  needs: (body: Body) => readonly Key[]
  apply: (desk: Desk, body: Body) => Desk
  /** Of the same kind, unless it names its opposite. */
  invert: (body: Body) => { body: Body } | Act
  fit: (desk: Desk, body: Body) => Body | null
  settle: (body: Body, theirs: Desk) => Settled
  words: (body: Body, desk: Desk, texts: CommandTexts) => Words
  between: (from: Desk, to: Desk) => readonly Body[]
  origins?: (body: Body) => readonly Origin[]
}

/** One kind of change with everything that follows from it. Bodies come in unchecked and are checked once each. */
export type CommandDefinition<Kind extends string = string, Body = unknown> = {
  kind: Kind
  version: number
  /** Throws where the body is not one of this kind. */
  read: (body: unknown) => Body
  isValid: (body: unknown) => boolean
  /** The body as today's version has it; null where it cannot be understood. */
  forward: (version: number, body: unknown) => Act | null
  /** Keys it writes: compared by revision, one after the other per key, told to others. */
  touches: (body: unknown) => readonly Key[]
  /** Keys that must be there first. */
  needs: (body: unknown) => readonly Key[]
  apply: (desk: Desk, body: unknown) => Desk
  invert: (body: unknown) => Act
  /** The same change seen from this desk: `before` is what lies there. Null: nothing left to do. */
  fit: (desk: Desk, body: unknown) => Act | null
  settle: (body: unknown, theirs: Desk) => Settled
  words: (body: unknown, desk: Desk, texts: CommandTexts) => Words
  /** What leads from one desk to another, as far as this kind can say it. */
  between: (from: Desk, to: Desk) => readonly Act[]
  origins: (body: unknown) => readonly Origin[]
}

export function defineCommand<const Kind extends string, Body extends object>(given: Given<Kind, Body>): CommandDefinition<Kind, Body> & { act: (body: Body) => Act } {
  const known = new WeakMap<object, Body>()
  const act = (body: Body): Act => ({ kind: given.kind, version: given.version, body })

  function read(body: unknown): Body {
    const isObject = typeof body === 'object' && body !== null
    const before = isObject ? known.get(body) : undefined
    if (before) return before
    const checked = given.body.parse(body)
    if (isObject) known.set(body, checked)
    known.set(checked, checked)
    return checked
  }

  return {
    kind: given.kind,
    version: given.version,
    act,
    read,
    isValid: (body) => given.body.safeParse(body).success,
    forward(version, body) {
      let current = body
      for (let step = version; step < given.version; step += 1) current = given.steps?.[step]?.(current) ?? current
      const checked = given.body.safeParse(current)
      return checked.success ? act(checked.data) : null
    },
    touches: (body) => given.touches(read(body)),
    needs: (body) => given.needs(read(body)),
    apply: (desk, body) => given.apply(desk, read(body)),
    invert(body) {
      const inverse = given.invert(read(body))
      return 'kind' in inverse ? inverse : act(inverse.body)
    },
    fit(desk, body) {
      const fitted = given.fit(desk, read(body))
      return fitted && act(fitted)
    },
    settle: (body, theirs) => given.settle(read(body), theirs),
    words: (body, desk, texts) => given.words(read(body), desk, texts),
    between: (from, to) => given.between(from, to).map(act),
    origins: (body) => given.origins?.(read(body)) ?? [],
  }
}
