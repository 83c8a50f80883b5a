import type { ContentType } from '../model/content/field.ts'
import type { SlotName } from '../model/content/slot-names.ts'
import type { DisplayConditions } from '../model/content/display-conditions.ts'
import type { FormKind } from '../model/forms/forms.ts'
import type { Group } from '../model/page/document.ts'
import type { SiteFeature } from '../model/site/site.ts'
import { checkbox } from '../options/checkbox/checkbox.option.ts'
import type { OptionDefinition } from '../options/define-option.ts'
import type { SectionLabel } from '../i18n/editor/de.ts'
import type { SourceName } from '../i18n/editor/sections/de.ts'
import type { SampleSet } from '../i18n/samples/de.ts'
import type { Slot } from '../ui/slots/slot.ts'
import { PLAIN_SKETCH, type Sketch } from './sketch.ts'

export type SlotKind = 'text' | 'richText' | 'picture' | 'video' | 'action' | 'value'

export type SlotDefinition = {
  kind: SlotKind
  contentType: ContentType
  /** An optional slot gets a switch of its own among the section's options. */
  optional: boolean
  /** A number of francs, which is shown with its currency. */
  of?: 'money'
}

type SlotArguments = Pick<SlotDefinition, 'of'> & { optional?: boolean }
const slotOf =
  (kind: SlotKind, contentType: ContentType) =>
  ({ optional = false, ...given }: SlotArguments = {}): SlotDefinition => ({ kind, contentType, optional, ...given })

export const text = slotOf('text', 'localizedSingleValue')
export const richText = slotOf('richText', 'localizedRichText')
export const picture = slotOf('picture', 'media')
export const video = slotOf('video', 'media')
/** One value for all languages, such as a price or an e-mail address. */
export const value = slotOf('value', 'single')
export const action = slotOf('action', 'localizedSingleValue')

export type SectionCategory = 'start' | 'team' | 'content' | 'collections' | 'various' | 'remaining' | 'card'

export type Slots = Partial<Record<SlotName, SlotDefinition>>
export type Options = Readonly<Record<string, OptionDefinition>>

/** Moves stored content from the version before `to`; small, named, and tested on its own. */
export type ContentStep = { to: number; name: string; run: (group: Group) => Group }

export type SectionDefinition<S extends Slots = Slots, O extends Options = Options> = {
  type: string
  version: number
  category: SectionCategory
  label: SectionLabel
  slots: S
  options: O
  /** The card type this section holds; the section that holds cards also creates them. */
  card?: string
  opticiansOnly: boolean
  /** Whether its title may be the main heading of the page; a bar or a bubble never is. */
  mayLeadPage: boolean
  /** Something can be added before and after it; what floats over the page has nothing beside it. */
  hasNeighbours: boolean
  /** Standing first, it reaches up behind a transparent header. */
  goesUnderHeader: boolean
  feature?: SiteFeature
  /** On the list of what editors may add; what is not on it stays editable where it exists. */
  isListed: boolean
  /** Its place within its category in the picker, by how often owners reach for it; those without one follow by name. */
  rank: number
  /** How the picker draws it where it has nothing to show before it stands on a page. */
  sketch: Sketch
  /** The words that stand in its empty places while it is edited. */
  samples: SampleSet
  /** Its cards are news: which of their slots make up an entry of the page's feed. */
  feed?: FeedMapping
  /** A card that tells of an article elsewhere: where its parts go when it is taken over. */
  article?: ArticleMapping
  /** Visitors send it: which form it is to the server. */
  form?: FormKind
  /** Counts strokes: the collection whose pages hold it is the golf trail. */
  countsStrokes: boolean
  /** What there is to see of it: its slots and cards; itself, whatever is written; or what was loaded, which this looks at. */
  filledBy: 'slots' | 'itself' | ((data: unknown) => boolean)
  /** Where its content comes from if it is not written in it, and whether there is any; an editor is told while there is none. */
  fedBy?: Feeding
  /** People upload photographs to it, which stand in it at once. */
  holdsPhotos: boolean
  steps: readonly ContentStep[]
  /** Beyond the display conditions: options that would change nothing as things are, and so are not offered. */
  idleOptions?: (scene: OptionScene) => readonly string[]
}

export type Feeding = { source: SourceName; isThere: (found: { data: unknown; options: Readonly<Record<string, unknown>> }) => boolean }

/** What decides whether an option has something to change: the other options, what is filled, and the options of the board around a card. */
export type OptionScene = { options: Readonly<Record<string, unknown>>; isFilled: (slot: SlotName) => boolean; board: Readonly<Record<string, unknown>> }

export type ArticleMapping = { title: SlotName; teaser: SlotName; picture: SlotName; /** The option. */ address: string }
export type FeedMapping = { title: SlotName; date: SlotName; text: SlotName; link: SlotName }

/** A name outside the list would have neither a label nor a place in what is kept when a section changes its look. */
type OnlySlotNames<S> = { readonly [Name in keyof S]: Name extends SlotName ? SlotDefinition : never }

type Given<S extends Slots, O extends Options> = Pick<SectionDefinition<S, O>, 'type' | 'category' | 'label' | 'options'> & { slots: S & OnlySlotNames<S> } & Partial<
    Pick<
      SectionDefinition<S, O>,
      | 'version'
      | 'card'
      | 'opticiansOnly'
      | 'mayLeadPage'
      | 'hasNeighbours'
      | 'goesUnderHeader'
      | 'feature'
      | 'isListed'
      | 'rank'
      | 'sketch'
      | 'samples'
      | 'feed'
      | 'article'
      | 'form'
      | 'countsStrokes'
      | 'filledBy'
      | 'fedBy'
      | 'holdsPhotos'
      | 'steps'
      | 'idleOptions'
    >
  >

/** Most of what is loaded is a list. */
export const hasEntries = ({ data }: { data: unknown }): boolean => Array.isArray(data) && data.length > 0

export function toggleKey(slot: string): string {
  return `show${slot[0]?.toUpperCase() ?? ''}${slot.slice(1)}`
}

/** Where one of two kinds of media is chosen, the switch of the other would do nothing. */
function whenUsed(kind: SlotKind, options: Options): DisplayConditions | undefined {
  if (!('media' in options) || (kind !== 'picture' && kind !== 'video')) return undefined
  return { media: { comparison: '=', value: kind === 'video' ? 'video' : 'image' } }
}

function slotToggles(slots: Slots, options: Options): Options {
  const toggles = Object.entries(slots).flatMap(([name, slot]) =>
    slot?.optional ? [[toggleKey(name), checkbox({ label: 'showSlot', default: true, showWhen: whenUsed(slot.kind, options) })] as const] : [],
  )
  return Object.fromEntries(toggles)
}

export function defineSection<const S extends Slots, const O extends Options>(given: Given<S, O>): SectionDefinition<S, O> {
  return {
    version: 1,
    opticiansOnly: false,
    hasNeighbours: true,
    goesUnderHeader: false,
    isListed: true,
    rank: 100,
    sketch: PLAIN_SKETCH,
    samples: 'plain',
    mayLeadPage: 'title' in given.slots && given.category !== 'card',
    countsStrokes: false,
    holdsPhotos: false,
    filledBy: 'slots',
    steps: [],
    ...given,
    options: { ...given.options, ...slotToggles(given.slots, given.options) },
  }
}

type ValueOf<Option> = Option extends OptionDefinition<infer Value> ? Value : never

export type SectionProps<D> =
  D extends SectionDefinition<infer S, infer O>
    ? {
        id: string
        slots: { readonly [Name in keyof S]: Slot }
        options: { readonly [Key in keyof O]: ValueOf<O[Key]> }
        cards: readonly Group[]
        data: unknown
      }
    : never
