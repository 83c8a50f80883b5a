import { useEffect, useState } from 'react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { findUsage, type Usage, type UsedAt } from '../api/media-calls.ts'
import { sectionName } from '../names/section-name.ts'
import { bringIntoView } from '../state/bring-into-view.ts'
import { elementOf } from '../state/elements.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './Details.module.css'

/** Where a medium is shown; null while that is being found out. */
export function useUsage(mediaId: string): Usage | 'failed' | null {
  const { call, data } = useWorkbench()
  const [usage, setUsage] = useState<Usage | 'failed' | null>(null)
  const locale = data.view.locale
  useEffect(() => {
    let isGone = false
    void findUsage(call, mediaId, locale).then((answer) => !isGone && setUsage(answer.ok ? answer.value : 'failed'))
    return () => {
      isGone = true
    }
  }, [call, mediaId, locale])
  return usage
}

export const isInUse = (usage: Usage | 'failed' | null) => usage !== null && usage !== 'failed' && (usage.places.length > 0 || usage.isInSettings)

type Props = { usage: Usage | 'failed' | null; onJump: () => void }

export function UsageList({ usage, onJump }: Props) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale].usage
  return (
    <section aria-label={texts.title} className={styles.usage}>
      <h4 className={styles.heading}>{texts.title}</h4>
      {usage === null && <p className={styles.quiet}>{texts.loading}</p>}
      {usage === 'failed' && <p className={styles.quiet}>{texts.failed}</p>}
      {usage !== null && usage !== 'failed' && <Places usage={usage} onJump={onJump} />}
    </section>
  )
}

function Places({ usage: { places, gallery, isInSettings, crops }, onJump }: { usage: Usage; onJump: () => void }) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale].usage
  if (places.length === 0 && !gallery && !isInSettings && crops === 0) return <p className={styles.quiet}>{texts.none}</p>
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={`${place.pageId}:${place.groupId}:${place.slot}`}>
          <WayTo place={place} onJump={onJump} />
        </li>
      ))}
      {gallery && (
        <li>
          <WayTo place={gallery} words={texts.gallery} onJump={onJump} />
        </li>
      )}
      {isInSettings && <li className={styles.quiet}>{texts.settings}</li>}
      {crops > 0 && <li className={styles.quiet}>{crops === 1 ? texts.crops.one : fill(texts.crops.many, { count: crops })}</li>}
    </ul>
  )
}

const AFTER_CLOSING = 250

/** On this page the way is short; another page is opened with its tools, after everything here is safe. */
function WayTo({ place, words, onJump }: { place: UsedAt; words?: string; onJump: () => void }) {
  const { locale, texts: editorTexts, data, selection, flush } = useWorkbench()
  const texts = libraryTexts[locale].usage
  const isHere = place.pageId === data.page.id
  const section = words ?? (place.type === null ? texts.liveOnly : sectionName(editorTexts, place.type))

  async function go() {
    if (!isHere) {
      await flush()
      location.assign(`${place.href}?toolbar=1${place.groupId === null ? '' : `#s-${place.groupId}`}`)
      return
    }
    onJump()
    const { groupId } = place
    if (groupId === null) return
    setTimeout(() => {
      const element = elementOf({ of: 'group', groupId })
      if (element) bringIntoView(element, { block: 'center', inline: 'center' })
      selection.focus({ of: 'group', groupId })
    }, AFTER_CLOSING)
  }
  return (
    <button type="button" className={styles.place} onClick={() => void go()}>
      <span>{isHere ? texts.here : place.pageName}</span>
      <span className={styles.quiet}>{section}</span>
    </button>
  )
}
