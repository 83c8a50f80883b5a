import { useEffect, useMemo, useRef, useState } from 'react'
import type { Samples } from '../../../i18n/samples/de.ts'
import { Preview } from '../../picker/Preview.tsx'
import { hasPreview } from '../../picker/preview-group.ts'
import type { TemplateSection } from '../templates/templates.ts'
import styles from './Dialogs.module.css'

type Props = { sections: readonly TemplateSection[]; samples: Samples | null }

/** Drawn when somebody is about to see it; an empty page is an empty sheet. */
export function TemplatePicture({ sections, samples }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), { rootMargin: '200px 0px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  const drawn = useMemo(() => sections.map(({ definition }) => definition).filter(hasPreview), [sections])
  return (
    <div ref={place} className={styles.picture} aria-hidden="true">
      {isNear && samples && drawn.length > 0 && <Preview definitions={drawn} samples={samples} />}
    </div>
  )
}
