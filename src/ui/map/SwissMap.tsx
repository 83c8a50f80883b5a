import type { PoiIcon, Route } from '../../model/map/poi.ts'
import { fitView, isInView, placeIn, project } from '../../model/map/project.ts'
import { classNames } from '../class-names.ts'
import { SWISS_LAKES } from './swiss-lakes.ts'
import { SWISS_BORDER } from './switzerland.ts'
import styles from './SwissMap.module.css'

export type MapMarker = { longitude: number; latitude: number; icon: PoiIcon; number: number; label: string; href: string }

type Props = { markers: readonly MapMarker[]; routes: readonly Route[]; label: string; className?: string }

const RATIO = 4 / 3
const SWITZERLAND = [
  [5.95, 45.82],
  [10.5, 47.81],
] as const
const LINES = Array.from({ length: 13 }, (_, index) => index - 4)

const toPath = (positions: readonly (readonly [number, number])[]) =>
  positions.map((position, index) => `${index === 0 ? 'M' : 'L'}${project(position).x} ${project(position).y}`).join('')
const toPositions = (pairs: string) =>
  pairs
    .split(' ')
    .map((pair) => pair.split(',').map(Number))
    .map(([longitude = 0, latitude = 0]) => [longitude, latitude] as const)
const OVERVIEW = fitView(SWITZERLAND, RATIO)

const makeCountry = () => ({
  land: `${toPath(toPositions(SWISS_BORDER))}Z`,
  lakes: SWISS_LAKES.map(toPositions).map((shore) => ({ shore, path: `${toPath(shore)}Z` })),
})
let country: ReturnType<typeof makeCountry> | undefined

const box = ({ x, y, width, height }: typeof OVERVIEW) => [x, y, width, height].map((value) => value.toFixed(1)).join(' ')

/** Drawn by the server from data of our own: nobody is asked for a tile. */
export function SwissMap({ markers, routes, label, className }: Props) {
  // Made when it is drawn first: most pages, and every editor that starts, do without.
  const { land, lakes } = (country ??= makeCountry())
  const positions = [...markers.map(({ longitude, latitude }) => [longitude, latitude] as const), ...routes.flat()]
  const view = fitView(positions.length === 0 ? SWITZERLAND : positions, RATIO)
  const isClose = view.height < OVERVIEW.height / 4
  const step = view.height / 5
  const water = lakes
    .filter(({ shore }) => isInView(view, shore))
    .map(({ path }) => path)
    .join('')
  return (
    <div className={classNames(styles.map, className)}>
      <div className={styles.sheet}>
        <svg viewBox={box(view)} className={styles.drawing} aria-hidden="true">
          <path d={land} className={styles.land} />
          {water !== '' && <path d={water} className={styles.water} />}
          <g className={styles.grid}>
            {LINES.map((line) => (
              <path key={line} d={`M${view.x + line * step} ${view.y - view.height}v${view.height * 3}M${view.x - view.width} ${view.y + line * step}h${view.width * 3}`} />
            ))}
          </g>
          {routes.map((route, index) => (
            <path key={index} d={toPath(route)} className={styles.route} />
          ))}
        </svg>
        <ul className={styles.markers} aria-label={label}>
          {markers.map((marker, index) => (
            <li key={index} style={placeIn(view, [marker.longitude, marker.latitude])} className={styles.place}>
              <a href={marker.href} className={styles.marker} data-icon={marker.icon} aria-label={`${marker.number} ${marker.label}`.trim()}>
                <span>{marker.number}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {isClose && (
        <svg viewBox={box(OVERVIEW)} className={styles.overview} aria-hidden="true">
          <path d={land} className={styles.land} />
          <circle cx={view.x + view.width / 2} cy={view.y + view.height / 2} r={90} className={styles.here} />
        </svg>
      )}
    </div>
  )
}
