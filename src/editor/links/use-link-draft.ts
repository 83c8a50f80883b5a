import { useState } from 'react'
import type { Link } from '../../model/content/link.ts'
import { asTyped, guessType, leaning, understandAs } from './understand-link.ts'

type LinkType = Link['type']
/** Which sentence says what is wrong. */
type Complaint = 'empty' | 'unsafe' | Exclude<LinkType, 'page'>

/** What is typed and not saved yet. The type follows the text, and stays where somebody picked it until the text clearly says otherwise. */
export function useLinkDraft(value: Link | null) {
  const [known, setKnown] = useState(value)
  const [text, setText] = useState(asTyped(value))
  const [picked, setPicked] = useState<LinkType | null>(value?.type ?? null)
  const [isJudged, setIsJudged] = useState(false)
  const type = picked ?? guessType(text) ?? leaning(text)
  const { link, problem } = type === 'page' ? { link: null, problem: null } : understandAs(type, text)
  const isRefused = problem !== null && (isJudged || problem === 'unsafe')

  // Another link has come, such as by undo: what was typed about the old one is over.
  if (known !== value) {
    setKnown(value)
    setText(asTyped(value))
    setPicked(value?.type ?? null)
    setIsJudged(false)
  }

  const complaint = (): Complaint | null => {
    if (!isRefused || type === 'page') return null
    return problem === 'invalid' ? type : problem
  }

  return {
    text,
    type,
    /** The text as a link; null while it is none. */
    link,
    complaint: complaint(),
    pick: (next: LinkType) => {
      setPicked(next)
      setIsJudged(false)
    },
    write: (next: string) => {
      setText(next)
      setIsJudged(false)
      if (guessType(next) !== null) setPicked(null)
    },
    judge: () => setIsJudged(true),
  }
}
