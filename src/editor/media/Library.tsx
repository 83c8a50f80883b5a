import { Check, Crop, Film } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { NotRead } from '../NotRead.tsx'
import { objectPosition, variantPath, variantWidths, type Media } from '../../model/media.ts'
import { posterOf } from '../../model/video.ts'
import type { LibraryMedium } from '../api/library-medium.ts'
import type { Wanted } from '../api/media-calls.ts'
import { useWorkbench } from '../workbench.ts'
import { tileAfter } from './tile-after.ts'
import type { useLibrary } from './use-library.ts'
import styles from './MediaTool.module.css'

type Props = { shelf: ReturnType<typeof useLibrary>; wanted: Wanted; chosen: string | null; onChoose: (medium: LibraryMedium) => void }

/** What the site has, to choose from: by pointer, or with the arrow keys from tile to tile. */
export function Library({ shelf, wanted: { mediaType, query, folder, tag, isBin }, chosen, onChoose }: Props) {
  const { locale } = useWorkbench()
  const texts = mediaTexts[locale]
  const { media, hasMore, state, tryAgain } = shelf
  const first = media.some(({ id }) => id === chosen) ? chosen : media[0]?.id
  return (
    <section aria-label={texts.libraries[mediaType]} aria-busy={state === 'loading' || state === 'more'}>
      <h3 className={styles.heading}>
        {texts.libraries[mediaType]} {state === 'loading' && <Spinner size={16} label={texts.loading} />}
      </h3>
      {state === 'here' && media.length === 0 && <EmptyState title={nothingWords()} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons in it, and one listener knows them all */}
      <ul className={styles.grid} onKeyDown={walk}>
        {media.map((medium) => (
          <li key={medium.id}>
            <Tile medium={medium} isChosen={medium.id === chosen} isFirst={medium.id === first} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {state === 'failed' && <NotRead title={texts.failed} tryAgain={texts.again} onRetry={tryAgain} />}
      {hasMore && state !== 'failed' && <MoreWhenSeen shelf={shelf} />}
    </section>
  )

  function nothingWords(): string {
    if (isBin) return libraryTexts[locale].binEmpty
    if (query.trim() !== '') return texts.nothingFound[mediaType]
    return folder !== '' || tag !== '' ? libraryTexts[locale].noneHere : texts.none[mediaType]
  }
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const tiles = [...event.currentTarget.querySelectorAll('button')]
  const at = tiles.findIndex((tile) => tile === document.activeElement)
  const next = tileAfter(
    tiles.map(({ offsetTop, offsetLeft }) => ({ top: offsetTop, left: offsetLeft })),
    at,
    event.key,
  )
  if (next === null) return
  event.preventDefault()
  tiles[next]?.focus()
}

/** Comes by itself when somebody scrolls there; the button is for whoever walks by keyboard. */
function MoreWhenSeen({ shelf: { state, loadMore } }: Pick<Props, 'shelf'>) {
  const { locale } = useWorkbench()
  const place = useRef<HTMLDivElement>(null)
  const load = useRef(loadMore)
  useEffect(() => {
    load.current = loadMore
  })
  useEffect(() => {
    if (!place.current || state !== 'here') return
    const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && load.current(), { rootMargin: '200px' })
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [state])
  return (
    <div ref={place} className={styles.more}>
      <Button look="outlined" isBusy={state === 'more'} onClick={loadMore}>
        {mediaTexts[locale].more}
      </Button>
    </div>
  )
}

export function Thumbnail({ medium }: { medium: Media }) {
  const { video } = medium
  if (medium.mediaType === 'video' && !video) return <Film size={28} aria-hidden="true" />
  const src = video ? posterOf(video) : variantPath(medium.id, variantWidths(medium)[0] ?? medium.width)
  return <img src={src} alt="" loading="lazy" decoding="async" style={{ backgroundColor: medium.color, objectPosition: objectPosition(medium) }} />
}

type TileProps = {
  medium: LibraryMedium
  isChosen: boolean
  /** The one that Tab reaches; arrows lead to the others. */ isFirst: boolean
  onChoose: (medium: LibraryMedium) => void
}

function Tile({ medium, isChosen, isFirst, onChoose }: TileProps) {
  const { locale } = useWorkbench()
  return (
    <button type="button" tabIndex={isFirst ? 0 : -1} aria-pressed={isChosen} title={medium.originalFilename} className={styles.tile} onClick={() => onChoose(medium)}>
      <span className={styles.frame}>
        <Thumbnail medium={medium} />
        {medium.parentId !== null && (
          <span className={styles.mark} data-kind="crop" role="img" aria-label={libraryTexts[locale].cropped}>
            <Crop size={14} aria-hidden="true" />
          </span>
        )}
        {isChosen && (
          <span className={styles.mark} role="img" aria-label={mediaTexts[locale].chosen}>
            <Check size={16} aria-hidden="true" />
          </span>
        )}
      </span>
      <span className={styles.name}>{medium.originalFilename}</span>
    </button>
  )
}
