let open = () => {}

/** The texts can be written in, and that is painted. What nobody needs for the first word waits for it: it would be loaded, run and drawn first. */
export const opened = new Promise<void>((resolve) => (open = resolve))

/** In the frame after the one that is being drawn now; a tab that nobody looks at draws none. */
export function tellOpened(): void {
  if (document.hidden) setTimeout(open)
  else requestAnimationFrame(() => setTimeout(open))
}
