import { bringIntoView } from '../state/bring-into-view.ts'
import { calmly } from '../state/calmly.ts'
import { whenDrawn } from './when-drawn.ts'

/** In a list of names only one card is open; the one that is wanted must be it. */
function open(section: HTMLElement): void {
  section.closest('[data-entry]')?.querySelector<HTMLInputElement>('input[type="radio"]')?.click()
  for (let fold = section.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
}

/** Brings a section or card before the eyes and the cursor into its title. */
export function showSection(id: string): void {
  whenDrawn(
    () => document.getElementById(`s-${id}`),
    (section) => {
      open(section)
      const isTall = section.getBoundingClientRect().height > window.innerHeight * 0.8
      bringIntoView(section, { block: isTall ? 'start' : 'center', inline: 'nearest', behavior: calmly() })
      const words = section.querySelector<HTMLElement>(':is(h1, h2, h3)[data-editable]') ?? section.querySelector<HTMLElement>('[data-editable]')
      // A section without texts takes the focus itself, so that the next press of Tab goes on from there.
      if (!words) section.tabIndex = -1
      const target = words ?? section
      target.focus({ preventScroll: true })
    },
  )
}
