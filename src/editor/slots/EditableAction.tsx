import { hrefOf } from '../../model/content/link.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { ActionProps } from '../../ui/slots/LiveAction.tsx'
import { EditableText } from './EditableText.tsx'

/** The button as visitors see it; its label is text to edit, and a click stays on the page. */
export function EditableAction({ slot, variant, className }: ActionProps) {
  const { pageHref } = usePage()
  if (!slot.isShown) return null
  const { link } = slot.field.options
  return (
    <ButtonLink href={(link && hrefOf(link, pageHref)) ?? '#'} variant={variant} className={className}>
      <EditableText slot={slot} as="span" />
    </ButtonLink>
  )
}
