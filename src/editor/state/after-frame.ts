/** Once what is drawn now is painted; a tab that nobody looks at paints nothing. */
export function afterFrame(run: () => void): void {
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
