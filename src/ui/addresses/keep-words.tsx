import { Fragment, type ReactNode } from 'react'
import { keepRanges } from '../keep-ranges.ts'
import { Email } from './Email.tsx'
import { Phone } from './Phone.tsx'

const ADDRESSES = /([\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?<!\d)(?:\+\d{2}|0\d{2})(?: \d{2,3}){3,4}(?!\d))/u

/** What belongs to the word before it and must not begin a line. */
const END = /^[,;:.!?)»]*/

/** Written words with what must not be torn: times from and to, addresses to write to, and numbers to call. */
export function keepWords(words: string): ReactNode {
  const parts = words.split(ADDRESSES)
  if (parts.length === 1) return keepRanges(words)
  const endOf = (at: number) => END.exec(parts[at + 1] ?? '')?.[0]
  const draw = (part: string, at: number) => {
    if (at % 2 === 0) return keepRanges(at === 0 ? part : part.replace(END, ''))
    return part.includes('@') ? <Email address={part} end={endOf(at)} /> : <Phone number={part} end={endOf(at)} />
  }
  // oxlint-disable-next-line react/no-array-index-key -- parts of a text never move.
  return parts.map((part, at) => <Fragment key={at}>{draw(part, at)}</Fragment>)
}
