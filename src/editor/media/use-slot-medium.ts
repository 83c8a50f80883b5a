import { useStore } from 'zustand'
import { fieldOn, findGroup } from '../../model/commands/desk.ts'
import { fieldAlt } from '../../model/commands/field-alt.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { mediaIn, type LocalizedText } from '../../model/content/field.ts'
import { isLocale } from '../../model/locales.ts'
import { altFor, type Media } from '../../model/media.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { useWorkbench } from '../workbench.ts'
import { useMediaThing } from './use-medium.ts'

const written = (alt: LocalizedText): LocalizedText => Object.fromEntries(Object.entries(alt).filter(([language, text]) => isLocale(language) && text != null))

/** The picture or video of one slot, and what can be done to it. */
export function useSlotMedium(groupId: string, slot: string) {
  const { history, screen, data } = useWorkbench()
  const field = useStore(history.store, () => fieldOn(history.shown(), groupId, slot))
  const arrived = useStore(screen, (state) => state.media)
  const id = mediaIn(field)
  const locale = data.view.locale
  const alt = field?.options.alt ?? {}
  const medium = id === null ? null : (arrived[id] ?? data.view.media[id] ?? null)
  const thing = useMediaThing(id)

  /** The picture and the words for it in this place, to come back to. */
  const remember = () => ({ id, alt: written(alt) })

  function putBack(before: ReturnType<typeof remember>) {
    const none: LocalizedText = Object.fromEntries(Object.keys(alt).map((language) => [language, null]))
    history.perform([
      fieldContent.act({ groupId, slot, before: { type: 'media', data: id }, after: { type: 'media', data: before.id } }),
      fieldAlt.act({ groupId, slot, before: written(alt), after: { ...none, ...before.alt } }),
    ])
  }

  function put(next: string | null) {
    const content = fieldContent.act({ groupId, slot, before: { type: 'media', data: id }, after: { type: 'media', data: next } })
    const old = written(alt)
    const none: LocalizedText = Object.fromEntries(Object.keys(old).map((language) => [language, null]))
    // The words told about another picture.
    const forget = id !== null && next !== null && Object.keys(old).length > 0 ? [fieldAlt.act({ groupId, slot, before: old, after: none })] : []
    history.perform([content, ...forget])
  }

  /** On screen before the server has heard of it. */
  function draw(medium: Media) {
    screen.setState((state) => ({ ...state, media: { ...state.media, [medium.id]: medium } }))
  }

  return {
    remember,
    putBack,
    /** Another part of the same picture: what is said about it stays true. */
    show: (next: Media) => {
      draw(next)
      history.perform([fieldContent.act({ groupId, slot, before: { type: 'media', data: id }, after: { type: 'media', data: next.id } })])
    },
    mediaType: kindOf(),
    id,
    medium,
    alt: alt[locale] ?? null,
    /** What the library says of it, where nothing is said here. */
    inheritedAlt: medium ? altFor({ alt: thing ? thing.alt : medium.alt }, undefined, locale) : '',
    choose: (next: Media) => {
      draw(next)
      if (next.id !== id) put(next.id)
    },
    remove: () => put(null),
    describe: (text: string | null) => history.perform([fieldAlt.act({ groupId, slot, before: { [locale]: alt[locale] ?? null }, after: { [locale]: text } })]),
  }

  function kindOf(): Media['mediaType'] {
    const type = findGroup(history.shown(), groupId)?.type
    const definition = type === undefined ? undefined : findDefinition(type)
    return Object.entries(definition?.slots ?? {}).find(([name]) => name === slot)?.[1].kind === 'video' ? 'video' : 'image'
  }
}
