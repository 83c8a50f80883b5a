import { HeightAdapter } from '../../ui/height-adapter/HeightAdapter.tsx'
import { SwissMap } from '../../ui/map/SwissMap.tsx'
import { usePage } from '../../ui/page-context.ts'
import { Section } from '../../ui/section/Section.tsx'
import { Text } from '../../ui/slots/slot-renderers.tsx'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import type { poiManager } from './poi-manager.section.ts'
import styles from './PoiManager.module.css'

export function PoiManager({ id, slots, options }: SectionProps<typeof poiManager>) {
  const { texts } = usePage()
  const titleTag = useTitleTag(id)
  const names = { start: texts.placeStart, end: texts.placeEnd, party: texts.placeParty }
  const markers = options.poi.map((point, index) => ({ ...point, number: index + 1, label: `${index + 1}, ${names[point.icon]}`, href: `#s-${id}` }))
  return (
    <Section id={id} tone={options.color}>
      <div className={styles.inner}>
        <Text slot={slots.title} as={titleTag} className={styles.title} />
        <HeightAdapter className={styles.box}>
          <SwissMap markers={markers} routes={options.mapRoute === null ? [] : [options.mapRoute]} label={texts.map} />
        </HeightAdapter>
      </div>
    </Section>
  )
}
