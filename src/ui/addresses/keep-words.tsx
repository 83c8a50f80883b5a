import { Fragment, type ReactNode } from 'react'
import { keepRanges } from '../keep-ranges.ts'
import { Email } from './Email.tsx'
import { Phone } from './Phone.tsx'

const ADDRESSES = /([\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?<!\d)(?:\+\d{2}|0\d{2})(?: \d{2,3}){3,4}(?!\d))/u

/** Written words with what must not be torn: times from and to, addresses to write to, and numbers to call. */
export function keepWords(words: string): ReactNode {
  const parts = words.split(ADDRESSES)
  if (parts.length === 1) return keepRanges(words)
  return parts.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text never move.
    <Fragment key={at}>{at % 2 === 0 ? keepRanges(part) : part.includes('@') ? <Email address={part} /> : <Phone number={part} />}</Fragment>
  ))
}
