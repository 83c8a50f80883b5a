import { useStore } from 'zustand'
import { placeTexts } from '../../i18n/editor/places/texts.ts'
import type { Media } from '../../model/media.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Slot } from '../../ui/slots/slot.ts'
import { whereGroupsStand } from '../../model/page/where-groups-stand.ts'
import { useWorkbench } from '../workbench.ts'
import { useMediaPlace } from './use-media-place.ts'
import styles from './EmptyPlace.module.css'

type Props = { slot: Slot; kind: Media['mediaType']; className?: string }

/**
 * As large as a picture would be in a card or in something new. In a section that was published without one it is a line
 * only: whoever left it empty meant the page to look so.
 */
export function EmptyPlace({ slot, kind, className }: Props) {
  const { history, locale } = useWorkbench()
  const isRoomy = useStore(history.store, ({ groups }) => {
    const standing = whereGroupsStand(groups).get(slot.groupId)
    return standing !== undefined && (standing.parentId !== null || standing.group.status === 'draft')
  })
  const { open, onFiles } = useMediaPlace(slot)
  const texts = placeTexts[locale]
  return (
    <button
      type="button"
      lang={locale}
      data-field={fieldId(slot.groupId, slot.name)}
      data-kind={kind}
      className={isRoomy ? classNames(className, styles.place) : styles.line}
      onClickCapture={(event) => {
        event.preventDefault()
        open()
      }}
      {...(kind === 'image' && onFiles)}
    >
      <span className={styles.measure}>
        <span className={styles.words}>
          <span className={styles.label}>{kind === 'image' ? texts.addPicture : texts.addVideo}</span>
        </span>
      </span>
    </button>
  )
}
