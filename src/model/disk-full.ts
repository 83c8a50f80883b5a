/** As the database and the file system name a disk, or a share of one, on which nothing more fits. */
const FULL: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT']

/** Also where somebody wrapped the reason. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && FULL.includes(error.code)) || isDiskFull(error.cause)
}
