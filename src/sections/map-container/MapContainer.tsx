import { DrawerPager } from '../../ui/drawer-pager/DrawerPager.tsx'
import { HeightAdapter } from '../../ui/height-adapter/HeightAdapter.tsx'
import { useCards } from '../../ui/layout/use-cards.ts'
import { SwissMap } from '../../ui/map/SwissMap.tsx'
import { usePage } from '../../ui/page-context.ts'
import { Section } from '../../ui/section/Section.tsx'
import { Text } from '../../ui/slots/slot-renderers.tsx'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import type { mapContainer } from './map-container.section.ts'
import { placesOf } from './places-of.ts'
import styles from './MapContainer.module.css'

export function MapContainer({ id, slots, options, cards }: SectionProps<typeof mapContainer>) {
  const { locale, texts } = usePage()
  const titleTag = useTitleTag(id)
  const highlight = useBehaviour('sections/map-container/map-container', 'visible')
  const drawn = useCards(cards)
  const { markers, routes } = placesOf(drawn.map(({ group }) => group), locale, texts)
  return (
    <Section id={id} tone={options.color}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <Text slot={slots.title} as={titleTag} className={styles.title} />
          <Text slot={slots.description} className={styles.description} />
        </header>
        <HeightAdapter className={styles.box}>
          <div className={styles.stage} {...highlight}>
            <SwissMap markers={markers} routes={routes} label={texts.map} className={styles.map} />
            {drawn.length === 0 ? <p className={styles.empty}>{texts.noPlaces}</p> : <DrawerPager label={texts.placesOnMap} pages={drawn.map(({ group, view }) => ({ id: group.id, view }))} />}
          </div>
        </HeightAdapter>
      </div>
    </Section>
  )
}
