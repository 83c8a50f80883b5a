import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Samples } from '../../i18n/samples/de.ts'
import type { Group } from '../../model/page/document.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { SectionView } from '../../sections/SectionView.tsx'
import { PageContext, type PageContextValue } from '../../ui/page-context.ts'
import { createFacts } from '../../ui/page-facts.ts'
import { SlotRenderersContext } from '../../ui/slots/slot-renderers.tsx'
import { useWorkbench, type Workbench } from '../workbench.ts'
import { previewGroup } from './preview-group.ts'
import { previewSlots } from './preview-slots.tsx'
import styles from './Preview.module.css'

/** As wide as a window that shows the section in its usual shape: sections ask the real window about theirs. */
const WIDE = 1080
const NARROW = 480

/** A page of nothing but samples, with the words and the look of the one that is open; nothing on it runs or leads anywhere. */
function previewPage({ data }: Workbench): PageContextValue {
  const { pageId, locale, features, texts, formTexts, frame } = data.view
  return {
    pageId,
    locale,
    mode: 'edit',
    features,
    texts,
    formTexts,
    owner: frame.owner,
    facts: createFacts({ pageHref: () => '#', isSample: true }),
    renderGroup: (group: Group) => <SectionView key={group.id} group={group} />,
    behaviourUrl: () => undefined,
    islandUrl: () => undefined,
  }
}

type Props = { definitions: readonly SectionDefinition[]; samples: Samples }

/** Sections themselves in miniature, one below the other, drawn with the site's own styles. */
export function Preview({ definitions, samples }: Props) {
  const workbench = useWorkbench()
  const { locale } = workbench.data.view
  const page = useMemo(() => previewPage(workbench), [workbench])
  const groups = useMemo(() => definitions.map((definition, at) => previewGroup(definition, { samples, locale }, at)), [definitions, samples, locale])
  const live = useContext(SlotRenderersContext)
  const renderers = useMemo(() => ({ ...live, ...previewSlots }), [live])
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [width] = useState(() => (window.innerWidth < 640 ? NARROW : WIDE))

  // Small enough for its frame; what is lower than that stands in its middle.
  useLayoutEffect(() => {
    const box = frame.current
    const inner = sheet.current
    if (!box || !inner) return
    const fit = () => {
      const scale = box.clientWidth / width
      const free = box.clientHeight - inner.offsetHeight * scale
      inner.style.transform = `translateY(${Math.max(0, free / 2)}px) scale(${scale})`
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [width])

  return (
    <div ref={frame} className={styles.frame} aria-hidden="true" inert>
      <div ref={sheet} className={styles.page} style={{ inlineSize: width }} lang={locale}>
        <SlotRenderersContext value={renderers}>
          <PageContext value={page}>
            {groups.map((group) => (
              <SectionView key={group.id} group={group} />
            ))}
          </PageContext>
        </SlotRenderersContext>
      </div>
    </div>
  )
}
