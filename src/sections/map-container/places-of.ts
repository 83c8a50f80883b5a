import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import { textIn } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import type { Poi, Route } from '../../model/map/poi.ts'
import { poiListSchema, routeSchema } from '../../model/map/poi.ts'
import type { Group } from '../../model/page/document.ts'
import type { MapMarker } from '../../ui/map/SwissMap.tsx'

const iconText = (texts: VisitorTexts, icon: Poi['icon']) => ({ start: texts.placeStart, end: texts.placeEnd, party: texts.placeParty })[icon]

/** Points of one place share its number and lead to it. A place whose points cannot be read is still in the list, only not on the map. */
export function placesOf(cards: readonly Group[], locale: Locale, texts: VisitorTexts): { markers: MapMarker[]; routes: Route[] } {
  const markers = cards.flatMap((card, index) => {
    const name = textIn(card.fields['title'], locale) ?? String(index + 1)
    const points = poiListSchema.safeParse(card.options['poi']).data ?? []
    return points.map(({ latitude, longitude, icon }) => ({ latitude, longitude, icon, number: index + 1, label: `${name}, ${iconText(texts, icon)}`, href: `#s-${card.id}` }))
  })
  const routes = cards.flatMap((card) => {
    const route = routeSchema.safeParse(card.options['mapRoute'])
    return route.success ? [route.data] : []
  })
  return { markers, routes }
}
