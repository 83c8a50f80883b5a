import { useEffect, useMemo, useRef, useState } from 'react'
import type { Samples } from '../../i18n/samples/de.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { inTurn } from './in-turn.ts'
import { Preview } from './Preview.tsx'
import { hasPreview } from './preview-group.ts'
import { SketchDrawing } from './SketchDrawing.tsx'
import styles from './Picker.module.css'

type Props = { definition: SectionDefinition; samples: Samples | null }

/** A box is drawn when somebody is about to see it, one after the other: a key that is pressed meanwhile need not wait for all of them. */
export function EntryPicture({ definition, samples }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const definitions = useMemo(() => [definition], [definition])
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return
    let giveUp = () => {}
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        giveUp = inTurn(() => setNear(true))
      },
      { rootMargin: '200px 0px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      giveUp()
    }
  }, [isNear])
  return (
    <div ref={place} className={styles.drawing} data-previewed={hasPreview(definition) || undefined}>
      {hasPreview(definition) ? isNear && samples && <Preview definitions={definitions} samples={samples} /> : <SketchDrawing sketch={definition.sketch} />}
    </div>
  )
}
