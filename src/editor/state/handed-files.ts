let handed: readonly File[] = []

/** Files that were dropped on the page, for the tool that opens because of it. */
export function handOver(files: readonly File[]): void {
  handed = files
}

export function takeHanded(): readonly File[] {
  const files = handed
  handed = []
  return files
}
