import { GripVertical } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { pageMenuTexts } from '../../i18n/editor/page-menu/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Hint } from '../../kit/button/Hint.tsx'
import { whenResized } from '../state/when-resized.ts'
import { useWorkbench } from '../workbench.ts'
import { MARGIN } from './bar-place.ts'
import { clampSpot, keepSpot, readSpot, type Spot } from './menu-spot.ts'
import { headerFoot } from './use-header-foot.ts'
import styles from './ItemBar.module.css'

const STEP = 16
const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { left: -STEP, top: 0 },
  ArrowRight: { left: STEP, top: 0 },
  ArrowUp: { left: 0, top: -STEP },
  ArrowDown: { left: 0, top: STEP },
}

const firstSpot = (): Spot => ({ left: MARGIN, top: headerFoot() + MARGIN })

/** The page is everywhere, so its menu stands where somebody has put it last (E-043). */
export function PageMenu({ label, children }: { label: string; children: ReactNode }) {
  const { locale } = useWorkbench()
  const texts = pageMenuTexts[locale]
  const menu = useRef<HTMLElement>(null)
  const hand = useRef<Spot | null>(null)
  const [spot, setSpot] = useState<Spot | null>(null)

  function moveTo(wanted: Spot): Spot {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = menu.current ?? {}
    const next = clampSpot(wanted, { width, height }, { width: document.documentElement.clientWidth, height: innerHeight })
    setSpot(next)
    return next
  }

  useLayoutEffect(() => {
    const place = () => void moveTo(readSpot() ?? firstSpot())
    place()
    return whenResized(place)
  }, [])

  const grip = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !spot) return
      event.currentTarget.setPointerCapture(event.pointerId)
      hand.current = { left: event.clientX - spot.left, top: event.clientY - spot.top }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (hand.current) moveTo({ left: clientX - hand.current.left, top: clientY - hand.current.top })
    },
    onLostPointerCapture() {
      hand.current = null
      if (spot) keepSpot(spot)
    },
    onKeyDown(event: KeyboardEvent) {
      const by = ARROWS[event.key]
      if (!by || !spot) return
      event.preventDefault()
      keepSpot(moveTo({ left: spot.left + by.left, top: spot.top + by.top }))
    },
  }

  return (
    <section ref={menu} aria-label={label} className={styles.bar} data-part="item" data-floats="" style={spot ?? { visibility: 'hidden' }}>
      <Hint text={texts.move}>
        <Button aria-label={texts.move} className={styles.grip} {...grip}>
          <GripVertical size={18} aria-hidden="true" />
        </Button>
      </Hint>
      {children}
    </section>
  )
}
