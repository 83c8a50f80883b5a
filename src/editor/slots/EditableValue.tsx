import { useMemo } from 'react'
import { formatCost } from '../../model/content/cost.ts'
import { textIn } from '../../model/content/field.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { usePage } from '../../ui/page-context.ts'
import type { ValueProps } from '../../ui/slots/LiveValue.tsx'
import { useWorkbench } from '../workbench.ts'
import { isValidValue, type ValueKind } from './check-value.ts'
import { EditableText, type Refusal } from './EditableText.tsx'

const CHECKED: Readonly<Record<ValueProps['kind'], ValueKind | null>> = { cost: 'number', email: 'email', text: null }

/** A price or an address, edited where it stands: formatted for readers, as it was typed for whoever is in it. */
export function EditableValue({ slot, kind, as = 'span', className }: ValueProps) {
  const workbench = useWorkbench()
  const { locale } = usePage()
  const checked = CHECKED[kind]
  const refusal = useMemo<Refusal | undefined>(
    () =>
      checked === null
        ? undefined
        : {
            isRefused: (text) => !isValidValue(checked, text),
            complain: (element) => void import('./refuse-value.ts').then(({ refuseValue }) => refuseValue(element, checked, workbench), console.error),
          },
    [checked, workbench],
  )
  if (!slot.isShown) return null
  if (kind === 'email')
    return (
      <a href={`mailto:${textIn(slot.field, locale) ?? ''}`} className={className} data-field={fieldId(slot.groupId, slot.name)}>
        <EditableText slot={slot} as="span" isPart refusal={refusal} />
      </a>
    )
  return <EditableText slot={slot} as={as} className={className} format={kind === 'cost' ? formatCost : undefined} refusal={refusal} />
}
