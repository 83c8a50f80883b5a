import { useState } from 'react'
import type { ShowcaseTexts } from '../../../i18n/showcase/de.ts'
import { Checkbox } from '../../../kit/fields/Checkbox.tsx'
import { ColourSwatches } from '../../../kit/fields/ColourSwatches.tsx'
import { RadioCards } from '../../../kit/fields/RadioCards.tsx'
import { Switch } from '../../../kit/fields/Switch.tsx'
import { contrastOf } from '../../../model/site/contrast.ts'
import { KitPart } from './KitPart.tsx'
import { LayoutDrawing } from './LayoutDrawing.tsx'

const LAYOUTS = ['list', 'grid', 'slider'] as const
const COLOURS = { mist: '#eef3f2', lake: '#0e3a4a', coral: '#e4572e' } as const
const NAMES = ['mist', 'lake', 'coral'] as const
const ALIGNMENTS = ['left', 'centre', 'right'] as const

/** How well the better of black and white words can be read on it. */
const readable = (ground: string) => Math.max(contrastOf('#000000', ground), contrastOf('#ffffff', ground))

export function KitChoices({ texts }: { texts: ShowcaseTexts }) {
  const words = texts.choices
  const [inMenu, setInMenu] = useState(true)
  const [hasPicture, setHasPicture] = useState(true)
  const [alignment, setAlignment] = useState<(typeof ALIGNMENTS)[number]>('left')
  const [layout, setLayout] = useState<(typeof LAYOUTS)[number]>('grid')
  const [colour, setColour] = useState<(typeof NAMES)[number]>('mist')
  const colours = NAMES.map((name) => ({ value: name, label: words[name], colour: COLOURS[name], note: `${readable(COLOURS[name]).toFixed(1)} : 1` }))
  return (
    <KitPart title={words.title}>
      <div>
        <Checkbox label={words.inMenu} isChecked={inMenu} onChange={setInMenu} />
        <Checkbox label={words.indexed} isChecked={false} isDisabled onChange={setInMenu} />
        <Switch label={words.withPicture} isOn={hasPicture} onChange={setHasPicture} />
        <Switch label={words.withFrame} isOn={false} isDisabled onChange={setHasPicture} />
      </div>
      <RadioCards label={words.alignment} value={alignment} choices={ALIGNMENTS.map((value) => ({ value, label: words[value] }))} onChange={setAlignment} />
      <RadioCards
        label={words.layout}
        value={layout}
        choices={LAYOUTS.map((value) => ({ value, label: words[value], picture: <LayoutDrawing layout={value} /> }))}
        onChange={setLayout}
      />
      <ColourSwatches label={words.colour} value={colour} choices={colours} onChange={setColour} />
    </KitPart>
  )
}
