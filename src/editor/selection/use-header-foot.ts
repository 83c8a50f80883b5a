import { useEffect, useState } from 'react'
import { HEADER_WAIT_MS } from '../../model/site/timings.ts'
import { observeFor } from '../../ui/observe-for.ts'

/** Where a header that stays while the page scrolls ends. */
function headerFoot(header: Element): number {
  return /sticky|fixed/.test(getComputedStyle(header).position) ? header.getBoundingClientRect().height : 0
}

/** a header whose logo or font is still on its way is waited for, but not for ever. */
export function useHeaderFoot(): number {
  const [foot, setFoot] = useState(0)
  useEffect(() => {
    const header = document.querySelector('#page header')
    return header ? observeFor(header, HEADER_WAIT_MS, () => setFoot(headerFoot(header))) : undefined
  }, [])
  return foot
}
