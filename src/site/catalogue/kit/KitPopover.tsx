import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { ShowcaseTexts } from '../../../i18n/showcase/de.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { RadioCards } from '../../../kit/fields/RadioCards.tsx'
import { Switch } from '../../../kit/fields/Switch.tsx'
import { Popover } from '../../../kit/popover/Popover.tsx'
import { LayoutDrawing } from './LayoutDrawing.tsx'

const LAYOUTS = ['list', 'grid', 'slider'] as const

export function KitPopover({ texts }: { texts: ShowcaseTexts }) {
  const words = texts.overlays
  const [isOpen, setOpen] = useState(false)
  const [layout, setLayout] = useState<(typeof LAYOUTS)[number]>('list')
  const [hasPicture, setHasPicture] = useState(true)
  const trigger = (
    <Button look="outlined">
      <SlidersHorizontal size={18} aria-hidden="true" />
      {words.options}
    </Button>
  )
  return (
    <Popover isOpen={isOpen} onChange={setOpen} trigger={trigger} title={words.popover} closeLabel={texts.close}>
      <RadioCards
        label={texts.choices.layout}
        value={layout}
        choices={LAYOUTS.map((value) => ({ value, label: texts.choices[value], picture: <LayoutDrawing layout={value} /> }))}
        onChange={setLayout}
      />
      <Switch label={texts.choices.withPicture} isOn={hasPicture} onChange={setHasPicture} />
    </Popover>
  )
}
