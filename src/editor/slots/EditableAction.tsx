import { fieldId } from '../../model/page/field-id.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import type { ActionProps } from '../../ui/slots/LiveAction.tsx'
import { useHref } from '../../ui/use-fact.ts'
import { EditableText } from './EditableText.tsx'

/** The button as visitors see it; its label is text to edit, and a click stays on the page. */
export function EditableAction({ slot, variant, className }: ActionProps) {
  const href = useHref(slot.field.options.link)
  if (!slot.isShown) return null
  return (
    <ButtonLink href={href ?? '#'} variant={variant} className={className} field={fieldId(slot.groupId, slot.name)}>
      <EditableText slot={slot} as="span" isPart />
    </ButtonLink>
  )
}
