import type { ReactNode } from 'react'
import { editorTexts } from '../../i18n/editor/texts.ts'
import type { EditorLocale } from '../../model/locales.ts'
import { mediaIn, textIn } from '../../model/content/field.ts'
import { classNames } from '../../ui/class-names.ts'
import { usePage } from '../../ui/page-context.ts'
import { LiveAction, type ActionProps } from '../../ui/slots/LiveAction.tsx'
import { LivePhoto } from '../../ui/slots/LivePhoto.tsx'
import { LivePicture, type PictureProps } from '../../ui/slots/LivePicture.tsx'
import { LiveRichText, type RichTextProps } from '../../ui/slots/LiveRichText.tsx'
import { LiveValue, type ValueProps } from '../../ui/slots/LiveValue.tsx'
import { LiveText, type TextProps } from '../../ui/slots/LiveText.tsx'
import { LiveVideo, type VideoProps } from '../../ui/slots/LiveVideo.tsx'
import type { Slot } from '../../ui/slots/slot.ts'
import { SlotRenderersContext, type SlotRenderers } from '../../ui/slots/slot-renderers.tsx'
import { slotLabel } from './labels.ts'
import styles from './EditLook.module.css'

function renderersFor(locale: EditorLocale): SlotRenderers {
  const texts = editorTexts[locale]
  const label = (slot: Slot) => slotLabel(texts, slot.name)

  function EditText(props: TextProps) {
    const { locale: content } = usePage()
    const { slot, as: Tag = 'p', className } = props
    if (!slot.isShown) return null
    if (textIn(slot.field, content) === null) return <Tag className={classNames(className, styles.slot, styles.empty)}>{label(slot)}</Tag>
    return <LiveText {...props} className={classNames(className, styles.slot)} />
  }

  function EditRichText(props: RichTextProps) {
    const { locale: content } = usePage()
    const { slot, className } = props
    if (!slot.isShown) return null
    if (textIn(slot.field, content) === null) return <p className={classNames(className, styles.slot, styles.empty)}>{label(slot)}</p>
    return <LiveRichText {...props} className={classNames(className, styles.slot)} />
  }

  function EditPicture(props: PictureProps) {
    const { slot, className } = props
    if (!slot.isShown) return null
    if (mediaIn(slot.field) === null) return <span className={classNames(className, styles.slot, styles.noPicture)}>{label(slot)}</span>
    return <LivePicture {...props} className={classNames(className, styles.slot)} />
  }

  function EditAction(props: ActionProps) {
    const { locale: content } = usePage()
    const { slot, className } = props
    if (!slot.isShown) return null
    if (textIn(slot.field, content) === null) return <span className={classNames(className, styles.slot, styles.noAction)}>{label(slot)}</span>
    return <LiveAction {...props} className={classNames(className, styles.slot)} />
  }

  function EditValue(props: ValueProps) {
    const { locale: content } = usePage()
    const { slot, className } = props
    if (!slot.isShown) return null
    if (textIn(slot.field, content) === null) return <span className={classNames(className, styles.slot, styles.empty)}>{label(slot)}</span>
    return <LiveValue {...props} className={classNames(className, styles.slot)} />
  }

  function EditVideo(props: VideoProps) {
    const { slot, className } = props
    if (!slot.isShown) return null
    if (mediaIn(slot.field) === null) return <span className={classNames(className, styles.slot, styles.noPicture)}>{label(slot)}</span>
    return <LiveVideo {...props} className={classNames(className, styles.slot)} unavailable={{ mux: texts.videoUnavailable, youtube: texts.youtubeUnavailable }} />
  }

  return { Text: EditText, RichText: EditRichText, Picture: EditPicture, Photo: LivePhoto, Action: EditAction, Value: EditValue, Video: EditVideo }
}

const RENDERERS: Record<EditorLocale, SlotRenderers> = { de: renderersFor('de'), fr: renderersFor('fr') }

/** What an editor sees: every slot outlined, empty ones as places to fill. The words themselves cannot be edited here. */
export function EditLook({ locale, children }: { locale: EditorLocale; children: ReactNode }) {
  return <SlotRenderersContext value={RENDERERS[locale]}>{children}</SlotRenderersContext>
}
