import type { RichTextMark } from '../content/rich-text.ts'
import { same } from '../same.ts'
import { cutTerms, type Term } from './glossary.ts'
import type { Piece, Segment } from './pieces.ts'

/** What a numbered tag stands for: words that look different, the end of a line, or a word that is not to be translated. */
type Tag = { of: 'marks'; marks: readonly RichTextMark[] } | { of: 'break' } | { of: 'term'; words: string }

/** A segment as translators get it: escaped like XML, with `<g id="1">…</g>` around marked words and `<x id="2"></x>` for what stays. */
export type Tagged = { text: string; tags: readonly Tag[] }

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })

const isMarked = (piece: Exclude<Piece, 'break'>) => piece.marks.length > 0

export function tagSegment(segment: Segment, terms: readonly Term[] = []): Tagged {
  const tags: Tag[] = []
  const stays = (tag: Tag) => `<x id="${tags.push(tag)}"></x>`
  const inner = (words: string) =>
    cutTerms(words, terms)
      .map((cut) => (cut.term ? stays({ of: 'term', words: cut.term.target }) : escaped(cut.words)))
      .join('')
  const text = segment.map((piece) => {
    if (piece === 'break') return stays({ of: 'break' })
    return isMarked(piece) ? `<g id="${tags.push({ of: 'marks', marks: piece.marks })}">${inner(piece.words)}</g>` : inner(piece.words)
  })
  return { text: text.join(''), tags }
}

/** Another language's segment with the tags of the first; null where the two are not marked alike. */
export function tagLike(segment: Segment, { tags }: Tagged): string | null {
  const unused = new Set(tags.keys())
  const take = (fits: (tag: Tag) => boolean): number | null => {
    const found = [...unused].find((at) => tags[at] !== undefined && fits(tags[at]))
    if (found === undefined) return null
    unused.delete(found)
    return found + 1
  }
  const text = segment.map((piece) => {
    if (piece !== 'break' && !isMarked(piece)) return escaped(piece.words)
    const id = take((tag) => (piece === 'break' ? tag.of === 'break' : tag.of === 'marks' && same(tag.marks, piece.marks)))
    if (id === null) return null
    return piece === 'break' ? `<x id="${id}"></x>` : `<g id="${id}">${escaped(piece.words)}</g>`
  })
  return text.includes(null) || unused.size > 0 ? null : text.join('')
}

const TAG = /<(\/?)([a-z]+)(?:\s+id\s*=\s*["']?(\d{1,4})["']?)?\s*(\/?)>/gi

/**
 * What came back, as a segment. Null where markup was lost, doubled or invented: a link that vanished from a sentence is worse
 * than a sentence that is not translated.
 */
export function readTagged(answer: string, { tags }: Tagged): Segment | null {
  const pieces: Piece[] = []
  const seen = new Set<number>()
  let open: { id: number; marks: readonly RichTextMark[]; isFilled: boolean } | null = null
  let at = 0
  const say = (words: string) => {
    if (words === '') return
    if (open) open.isFilled = true
    pieces.push({ words, marks: open?.marks ?? [] })
  }
  const sayUntil = (end: number): boolean => {
    const words = answer.slice(at, end)
    if (/[<>]/.test(words)) return false
    say(unescaped(words))
    return true
  }
  for (const match of answer.matchAll(TAG)) {
    const [whole, slash, name = '', number] = match
    if (!sayUntil(match.index)) return null
    at = match.index + whole.length
    const kind = name.toLowerCase()
    if (slash) {
      if (kind === 'x') continue
      if (kind !== 'g' || !open?.isFilled) return null
      open = null
      continue
    }
    const id = Number(number ?? 0)
    const tag = tags[id - 1]
    if (!tag || seen.has(id) || (kind === 'g') !== (tag.of === 'marks') || (kind !== 'g' && kind !== 'x')) return null
    seen.add(id)
    if (tag.of === 'marks') {
      if (open) return null
      open = { id, marks: tag.marks, isFilled: false }
    } else if (tag.of === 'term') say(tag.words)
    else pieces.push('break')
  }
  return sayUntil(answer.length) && open === null && seen.size === tags.length ? joined(pieces) : null
}

/** A name that stayed is one piece with the words around it. */
function joined(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1)
    if (last === undefined || last === 'break' || piece === 'break' || !same(last.marks, piece.marks)) return [...all, piece]
    return [...all.slice(0, -1), { words: last.words + piece.words, marks: last.marks }]
  }, [])
}

/** What is left to translate where markup does not survive: words by themselves, without their surrounding blanks. */
export function looseWords(segment: Segment, terms: readonly Term[]): string[] {
  return cutsOf(segment, terms).flatMap(({ words, isFixed }) => (isFixed ? [] : [escaped(words.trim())]))
}

/** The segment with those words in the other language. */
export function withLooseWords(segment: Segment, terms: readonly Term[], answers: readonly string[]): Segment {
  const left = [...answers]
  return joined(
    cutsOf(segment, terms).map(({ piece, words, isFixed }) => {
      if (piece === 'break') return piece
      if (isFixed) return { words, marks: piece.marks }
      const [, before = '', after = ''] = /^(\s*)[^]*?(\s*)$/.exec(words) ?? []
      return { words: before + unescaped(left.shift() ?? '').trim() + after, marks: piece.marks }
    }),
  )
}

type Loose = { piece: Piece; words: string; isFixed: boolean }

function cutsOf(segment: Segment, terms: readonly Term[]): Loose[] {
  return segment.flatMap((piece): Loose[] => {
    if (piece === 'break') return [{ piece, words: '', isFixed: true }]
    return cutTerms(piece.words, terms).map((cut) => ({ piece, words: cut.term ? cut.term.target : cut.words, isFixed: cut.term !== null || !/\p{L}/u.test(cut.words) }))
  })
}
