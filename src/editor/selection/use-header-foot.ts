import { useEffect, useState } from 'react'
import { HEADER_WAIT_MS } from '../../model/site/timings.ts'
import { observeFor } from '../../ui/observe-for.ts'

const findHeader = () => document.querySelector('#page header')

/** Where a header that stays while the page scrolls ends. */
export function headerFoot(): number {
  const header = findHeader()
  if (!header || !/sticky|fixed/.test(getComputedStyle(header).position)) return 0
  return header.getBoundingClientRect().height
}

/** a header whose logo or font is still on its way is waited for, but not for ever; another answer means that it has grown. */
export function useHeaderFoot(): number {
  const [foot, setFoot] = useState(0)
  useEffect(() => {
    const header = findHeader()
    return header ? observeFor(header, HEADER_WAIT_MS, () => setFoot(headerFoot())) : undefined
  }, [])
  return foot
}
