import { useStore } from 'zustand'
import { placeTexts } from '../../i18n/editor/places/texts.ts'
import { textIn } from '../../model/content/field.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { ActionProps } from '../../ui/slots/LiveAction.tsx'
import { useHref } from '../../ui/use-fact.ts'
import { useTools } from '../state/open-tool.ts'
import { useWorkbench } from '../workbench.ts'
import { EditableText } from './EditableText.tsx'
import { Warning } from './Warning.tsx'

/** The button as visitors see it; its label is text to edit, and a click stays on the page. */
export function EditableAction({ slot, variant, className }: ActionProps) {
  const { link } = slot.field.options
  const href = useHref(link)
  const { locale } = usePage()
  const workbench = useWorkbench()
  const openTool = useTools((state) => state.open)
  const isUnknown = link != null && href === undefined
  // The address of a page that was chosen a moment ago comes with the server's answer. Nobody else is drawn anew by every save.
  const isLost = useStore(workbench.queue.store, ({ entries }) => isUnknown && entries.length === 0)
  if (!slot.isShown) return null
  const texts = placeTexts[workbench.locale]
  const hasText = textIn(slot.field, locale) !== null
  const openLink = () => openTool({ name: 'link', groupId: slot.groupId, slot: slot.name })
  return (
    <ButtonLink href={href ?? '#'} variant={variant} className={className} field={fieldId(slot.groupId, slot.name)}>
      <EditableText slot={slot} as="span" isPart />
      {/* A button with neither is a place that nobody uses: visitors see nothing there, and nothing is wrong. */}
      {hasText && (!link || isLost) && <Warning text={isLost ? texts.lostPage : texts.missingLink} onPress={openLink} />}
      {!hasText && link && <Warning text={texts.missingText} onPress={(sign) => sign.parentElement?.querySelector<HTMLElement>('[data-editable]')?.focus()} />}
    </ButtonLink>
  )
}
