import { useEffect, useState } from 'react'

/** Another number each time the page has come to rest: what stood beside a text may be half out of the window by then. */
export function useScrolled(): number {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const rest = () => setTimes((before) => before + 1)
    document.addEventListener('scrollend', rest)
    return () => document.removeEventListener('scrollend', rest)
  }, [])
  return times
}
