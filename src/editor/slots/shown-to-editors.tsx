import type { ComponentType } from 'react'
import type { Slot } from '../../ui/slots/slot.ts'

/** E-116: what visitors do not see is still there for editors, pale, so that it can be shown again where it stands. */
export function shownToEditors<Props extends { slot: Slot }>(Renderer: ComponentType<Props>): ComponentType<Props> {
  return function ShownToEditors(props: Props) {
    if (!props.slot.isHidden) return <Renderer {...props} />
    return (
      <span data-hidden-slot="" style={{ display: 'contents' }}>
        <Renderer {...props} slot={{ ...props.slot, isShown: true }} />
      </span>
    )
  }
}
