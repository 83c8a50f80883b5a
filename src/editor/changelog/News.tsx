import { useEffect, useState } from 'react'
import { ChangelogDialog } from './ChangelogDialog.tsx'
import { isNewsDue, noteNewsShown } from './session-news.ts'

/** What an editor has not seen yet, shown by itself at the first page of a session. */
export function News() {
  const [isOpen, setIsOpen] = useState(isNewsDue)
  useEffect(noteNewsShown, [])
  return isOpen ? <ChangelogDialog onClose={() => setIsOpen(false)} /> : null
}
