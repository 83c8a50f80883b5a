import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { Popover } from '../../kit/popover/Popover.tsx'
import { elementOf } from '../state/elements.ts'
import { useWorkbench } from '../workbench.ts'
import { Cutting } from './Cutting.tsx'
import { roomBeside } from './room-beside.ts'
import { useMedium } from './use-medium.ts'
import { useSlotMedium } from './use-slot-medium.ts'
import styles from './Details.module.css'

type Props = { groupId: string; slot: string; anchor: Element | null; onClose: () => void }

/** Beside the picture, so that the page shows what comes of it while the point moves. */
export function CutTool({ groupId, slot, anchor, onClose }: Props) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale]
  const place = useSlotMedium(groupId, slot)
  const { medium, original, thing, change } = useMedium(place.id)
  // Another part is another element on the page; the window stays beside it.
  const beside = {
    getBoundingClientRect() {
      const picture = (elementOf({ of: 'field', groupId, slot }) ?? anchor)?.getBoundingClientRect() ?? new DOMRect()
      return DOMRect.fromRect(roomBeside(picture, { width: innerWidth, height: innerHeight }))
    },
    contextElement: anchor ?? undefined,
  }
  return (
    <Popover isOpen onChange={(isOpen) => !isOpen && onClose()} anchor={beside} title={texts.cut} closeLabel={texts.close}>
      <div className={styles.details}>
        {medium && thing && <Cutting key={medium.id} medium={medium} original={original} thing={thing} change={change} onCropped={place.show} />}
      </div>
    </Popover>
  )
}
