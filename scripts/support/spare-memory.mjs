/**
 * What the server gives itself where nobody holds a channel to it (src/run/spare-memory.ts).
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const sparing = (env) => ({ MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1048576', MALLOC_MMAP_THRESHOLD_: '1048576', ...env })

/** @param {string} main */
export const steadily = (main) => ['--min-semi-space-size=16', main]
