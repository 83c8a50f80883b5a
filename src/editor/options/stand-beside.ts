const MARGIN = 16
/** Below the bar of the editor. */
const UNDER_BAR = 72
/** Of the tool itself. */
const WIDTH = 360
/** What takes more of the window leaves no room beside it. */
const MOST = 0.5

/**
 * Where a tool of a section or card stands. Beside a small thing; on a section, which is as wide as the page, in the upper
 * right corner of what is seen of it: that corner stays where it is while options change how high the section is.
 */
export function standBeside(anchor: Element | null): { getBoundingClientRect: () => DOMRect; contextElement: Element } | null {
  const box = anchor?.getBoundingClientRect()
  if (!anchor || !box) return null
  const isSmall = box.width < innerWidth * MOST && box.height < innerHeight * MOST
  const read = () => (isSmall ? anchor.getBoundingClientRect() : cornerOf(anchor))
  let last = read()
  return {
    contextElement: anchor,
    // A choice may take away what it stands beside: it stays where it was then.
    getBoundingClientRect: () => (last = anchor.isConnected ? read() : last),
  }
}

function cornerOf(section: Element): DOMRect {
  const { right, top } = section.getBoundingClientRect()
  const x = Math.min(right, innerWidth) - MARGIN
  const menu = document.querySelector('[data-part="item"]')?.getBoundingClientRect()
  // The buttons it was opened with stay in sight.
  const foot = menu && menu.right > x - WIDTH ? menu.bottom : 0
  return new DOMRect(x, Math.min(Math.max(top + MARGIN, UNDER_BAR, foot), innerHeight * MOST), 0, 0)
}
