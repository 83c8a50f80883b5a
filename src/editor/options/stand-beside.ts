const MARGIN = 16
/** Below the bar of the editor. */
const UNDER_BAR = 72
/** What takes more of the window leaves no room beside it. */
const MOST = 0.5

/**
 * Where a tool of a section or card stands. Beside a small thing; on a section, which is as wide as the page, in the upper
 * right corner of what is seen of it: that corner stays where it is while options change how high the section is.
 */
export function standBeside(anchor: Element | null): Element | { getBoundingClientRect: () => DOMRect; contextElement: Element } | null {
  const box = anchor?.getBoundingClientRect()
  if (!anchor || !box) return null
  if (box.width < innerWidth * MOST && box.height < innerHeight * MOST) return anchor
  return {
    contextElement: anchor,
    getBoundingClientRect() {
      const { right, top } = anchor.getBoundingClientRect()
      const y = Math.min(Math.max(top + MARGIN, UNDER_BAR), innerHeight * MOST)
      return new DOMRect(Math.min(right, innerWidth) - MARGIN, y, 0, 0)
    },
  }
}
