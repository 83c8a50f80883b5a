import type { ComponentType } from 'react'
import { ChoiceControl } from './ChoiceControl.tsx'
import { BookingLinkControl } from './booking-link/BookingLinkControl.tsx'
import { CheckboxControl } from './checkbox/CheckboxControl.tsx'
import { ColorSwatchesControl } from './color-swatches/ColorSwatchesControl.tsx'
import type { ControlProps } from './control-props.ts'
import type { OptionKind } from './define-option.ts'
import { LinkControl } from './link/LinkControl.tsx'
import { LocationControl } from './location/LocationControl.tsx'
import { MapRouteControl } from './map-route/MapRouteControl.tsx'
import { NumberControl } from './number/NumberControl.tsx'
import { PoiControl } from './poi/PoiControl.tsx'
import { TextControl } from './text/TextControl.tsx'

/** By kind; the kind may come from a newer server than the script that asks. */
export const controls: Readonly<Partial<Record<string, ComponentType<ControlProps>>>> = {
  checkbox: CheckboxControl,
  alignment: ChoiceControl,
  verticalAlignment: ChoiceControl,
  shiftedAlignment: ChoiceControl,
  objectFit: ChoiceControl,
  textSize: ChoiceControl,
  columnLayout: ChoiceControl,
  colorSwatches: ColorSwatchesControl,
  gridLayout: ChoiceControl,
  imageFormat: ChoiceControl,
  media: ChoiceControl,
  textPosition: ChoiceControl,
  size: ChoiceControl,
  link: LinkControl,
  columnWidth: ChoiceControl,
  number: NumberControl,
  text: TextControl,
  bookingLink: BookingLinkControl,
  location: LocationControl,
  poi: PoiControl,
  mapRoute: MapRouteControl,
  gameOptions: ChoiceControl,
  scoreOptions: ChoiceControl,
} satisfies Record<OptionKind, ComponentType<ControlProps>>
