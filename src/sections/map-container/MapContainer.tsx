import { DrawerPager } from '../../ui/drawer-pager/DrawerPager.tsx'
import { HeightAdapter } from '../../ui/height-adapter/HeightAdapter.tsx'
import { useCards } from '../../ui/layout/use-cards.ts'
import { SwissMap } from '../../ui/map/SwissMap.tsx'
import { usePage } from '../../ui/page-context.ts'
import { Section } from '../../ui/section/Section.tsx'
import { SectionHead } from '../../ui/section/SectionHead.tsx'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import type { SectionProps } from '../define-section.ts'
import type { mapContainer } from './map-container.section.ts'
import { placesOf } from './places-of.ts'
import styles from './MapContainer.module.css'

export function MapContainer({ id, slots, options, cards }: SectionProps<typeof mapContainer>) {
  const { locale, texts } = usePage()
  const highlight = useBehaviour('sections/map-container/map-container', 'visible')
  const drawn = useCards(cards)
  const { markers, routes } = placesOf(
    drawn.map(({ group }) => group),
    locale,
    texts,
  )
  return (
    <Section id={id} tone={options.color}>
      <div className={styles.inner}>
        <SectionHead id={id} title={slots.title} description={slots.description} />
        <HeightAdapter className={styles.box}>
          <div className={styles.stage} {...highlight}>
            <SwissMap markers={markers} routes={routes} label={texts.map} className={styles.map} />
            {drawn.length === 0 ? (
              <p className={styles.empty}>{texts.noPlaces}</p>
            ) : (
              <DrawerPager label={texts.placesOnMap} pages={drawn.map(({ group, view }) => ({ id: group.id, view }))} />
            )}
          </div>
        </HeightAdapter>
      </div>
    </Section>
  )
}
