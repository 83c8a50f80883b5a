import { isReservedSlug } from './path.ts'

export const MAX_SLUG = 80

/** What taking accents off does not reach, each letter with its spelling; German umlauts have one of their own. */
const LATIN = 'ä=ae ö=oe ü=ue ß=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ı=i ŋ=n'
const CYRILLIC =
  'а=a б=b в=v г=g ґ=g д=d ђ=dj е=e ё=e є=je ж=z з=z и=i і=i ї=ji й=j ј=j к=k л=l љ=lj м=m н=n њ=nj о=o п=p р=r с=s т=t ћ=c у=u ф=f х=h ц=c ч=c џ=dz ш=s щ=sc ъ= ы=y ь= э=e ю=ju я=ja'
const GREEK = 'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o'
const SPELLINGS: ReadonlyMap<string, string> = new Map([LATIN, CYRILLIC, GREEK].flatMap((list) => list.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(2)] as const)))

const bare = (letter: string) => letter.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '')

/** Letters of the plain alphabet, digits and single hyphens; a hyphen at either end may be one that is just being typed. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => SPELLINGS.get(letter) ?? bare(letter))
    .replaceAll(/\P{ASCII}/gu, (letter) => SPELLINGS.get(letter) ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
}

/** E-177: the address that a name gives; empty where nothing of it can stand in one, as with Chinese. */
export function slugOf(name: string): string {
  return plain(name.slice(0, 500)).replace(/^-/, '').slice(0, MAX_SLUG).replace(/-$/, '')
}

/** The same while somebody types: a hyphen at the end stays, or nobody could type one. */
export function slugAsTyped(text: string): string {
  return plain(text.slice(0, 500)).replace(/^-/, '').slice(0, MAX_SLUG)
}

export type SlugProblem = 'errorNotEmpty' | 'errorAlreadyExists'

/** E-176: a word that is part of the address itself is answered like one that another page has. */
export function slugProblem(slug: string, isTaken: (slug: string) => boolean): SlugProblem | null {
  if (slug === '') return 'errorNotEmpty'
  return isReservedSlug(slug) || isTaken(slug) ? 'errorAlreadyExists' : null
}

/** The wanted address, or the first numbered one that is free. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`
    const slug = `${wanted.slice(0, MAX_SLUG - end.length).replace(/-$/, '')}${end}`
    if (slugProblem(slug, isTaken) === null) return slug
  }
}
