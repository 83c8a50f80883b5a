import { createContext, useContext, type ComponentType } from 'react'
import { LiveAction, type ActionProps } from './LiveAction.tsx'
import { LivePhoto, type PhotoProps } from './LivePhoto.tsx'
import { LivePicture, type PictureProps } from './LivePicture.tsx'
import { LiveRichText, type RichTextProps } from './LiveRichText.tsx'
import { LiveText, type TextProps } from './LiveText.tsx'
import { LiveValue, type ValueProps } from './LiveValue.tsx'
import { LiveVideo, type VideoProps } from './LiveVideo.tsx'

/** Sections speak in slots; who fills them decides whether a slot is plain HTML or something to edit. */
export type SlotRenderers = {
  Text: ComponentType<TextProps>
  RichText: ComponentType<RichTextProps>
  Picture: ComponentType<PictureProps>
  Photo: ComponentType<PhotoProps>
  Action: ComponentType<ActionProps>
  Value: ComponentType<ValueProps>
  Video: ComponentType<VideoProps>
}

export const LIVE_SLOTS: SlotRenderers = { Text: LiveText, RichText: LiveRichText, Picture: LivePicture, Photo: LivePhoto, Action: LiveAction, Value: LiveValue, Video: LiveVideo }

export const SlotRenderersContext = createContext<SlotRenderers>(LIVE_SLOTS)

export function Text(props: TextProps) {
  const { Text: Renderer } = useContext(SlotRenderersContext)
  return <Renderer {...props} />
}

export function RichText(props: RichTextProps) {
  const { RichText: Renderer } = useContext(SlotRenderersContext)
  return <Renderer {...props} />
}

export function Picture(props: PictureProps) {
  const { Picture: Renderer } = useContext(SlotRenderersContext)
  return <Renderer {...props} />
}

export function Photo(props: PhotoProps) {
  const { Photo: Renderer } = useContext(SlotRenderersContext)
  return <Renderer {...props} />
}

export function Action(props: ActionProps) {
  const { Action: Renderer } = useContext(SlotRenderersContext)
  return <Renderer {...props} />
}

export function Value(props: ValueProps) {
  const { Value: Renderer } = useContext(SlotRenderersContext)
  return <Renderer {...props} />
}

export function Video(props: VideoProps) {
  const { Video: Renderer } = useContext(SlotRenderersContext)
  return <Renderer {...props} />
}
