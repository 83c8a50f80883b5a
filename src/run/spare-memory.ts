/**
 * By itself glibc keeps what is freed for each thread, and pieces of up to 32 MB with it: a server that has drawn pictures stays twice as
 * large as it needs to be (docs/decisions/0027). It reads this only when a program starts.
 */
export const SPARING = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1048576', MALLOC_MMAP_THRESHOLD_: '1048576' }

/** V8 makes room for new objects larger and smaller as the load comes and goes, and everybody waits for it: it never becomes small. */
export const STEADY = '--min-semi-space-size=16'

/** Begins again in its own place, once. Whoever talks to it by a channel would lose it, and sets this himself. */
export function spareMemory(): void {
  if (process.platform !== 'linux' || process.connected || process.env['MALLOC_ARENA_MAX'] !== undefined) return
  process.execve?.(process.execPath, [process.execPath, STEADY, ...process.execArgv, ...process.argv.slice(1)], { ...process.env, ...SPARING })
}
