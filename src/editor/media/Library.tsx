import { Check, Film } from 'lucide-react'
import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { objectPosition, variantPath, variantWidths, type Media } from '../../model/media.ts'
import { posterOf } from '../../model/video.ts'
import { useWorkbench } from '../workbench.ts'
import type { useLibrary } from './use-library.ts'
import styles from './MediaTool.module.css'

type Props = { shelf: ReturnType<typeof useLibrary>; mediaType: Media['mediaType']; isSearching: boolean; chosen: string | null; onChoose: (medium: Media) => void }

/** What the site has, to choose from. */
export function Library({ shelf, mediaType, isSearching, chosen, onChoose }: Props) {
  const { locale } = useWorkbench()
  const texts = mediaTexts[locale]
  const { media, hasMore, state, loadMore, tryAgain } = shelf
  const isEmpty = state === 'here' && media.length === 0
  return (
    <section aria-label={texts.libraries[mediaType]} aria-busy={state === 'loading' || state === 'more'}>
      <h3 className={styles.heading}>
        {texts.libraries[mediaType]} {state === 'loading' && <Spinner size={16} label={texts.loading} />}
      </h3>
      {isEmpty && <EmptyState title={isSearching ? texts.nothingFound[mediaType] : texts.none[mediaType]} />}
      <ul className={styles.grid}>
        {media.map((medium) => (
          <li key={medium.id}>
            <Tile medium={medium} isChosen={medium.id === chosen} chosenLabel={texts.chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {state === 'failed' && (
        <EmptyState title={texts.failed} isAlert>
          <Button look="outlined" onClick={tryAgain}>
            {texts.again}
          </Button>
        </EmptyState>
      )}
      {hasMore && state !== 'failed' && (
        <div className={styles.more}>
          <Button look="outlined" isBusy={state === 'more'} onClick={loadMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </section>
  )
}

export function Thumbnail({ medium }: { medium: Media }) {
  const { video } = medium
  if (medium.mediaType === 'video' && !video) return <Film size={28} aria-hidden="true" />
  const src = video ? posterOf(video) : variantPath(medium.id, variantWidths(medium)[0] ?? medium.width)
  return <img src={src} alt="" loading="lazy" decoding="async" style={{ backgroundColor: medium.color, objectPosition: objectPosition(medium) }} />
}

type TileProps = { medium: Media; isChosen: boolean; chosenLabel: string; onChoose: (medium: Media) => void }

function Tile({ medium, isChosen, chosenLabel, onChoose }: TileProps) {
  return (
    <button type="button" aria-pressed={isChosen} title={medium.originalFilename} className={styles.tile} onClick={() => onChoose(medium)}>
      <span className={styles.frame}>
        <Thumbnail medium={medium} />
        {isChosen && (
          <span className={styles.mark} role="img" aria-label={chosenLabel}>
            <Check size={16} aria-hidden="true" />
          </span>
        )}
      </span>
      <span className={styles.name}>{medium.originalFilename}</span>
    </button>
  )
}
