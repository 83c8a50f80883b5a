type Step = 'initdb' | 'start' | 'stop'

const hints: [RegExp, (place: string) => string][] = [
  [/No space left on device/, (place) => `The disk that holds ${place} is full: free at least 500 MB and start again.`],
  [/could not resize shared memory|could not create shared memory segment|Cannot allocate memory/, () => 'There is not enough memory for PostgreSQL: free at least 256 MB, or set DATABASE_URL to a PostgreSQL elsewhere.'],
  [/could not look up effective user ID/, () => `PostgreSQL needs a named user, and the user id of this process (${process.getuid?.()}) has no name here: add it to /etc/passwd, or start Vitrine as a named user.`],
  [/error while loading shared libraries|ENOENT/, () => 'The PostgreSQL programs do not run on this system (they need glibc): run "npm ci" again, or set DATABASE_URL to a PostgreSQL of your own.'],
  [/Permission denied|EACCES|EPERM|has wrong ownership/, (place) => `PostgreSQL may not read or write ${place}: give its files back to the user that owns that folder, or start as an ordinary user.`],
  [/Read-only file system/, (place) => `${place} is on a read-only disk: set DATA_DIR to a folder that can be written.`],
  [/could not locate a valid checkpoint|invalid magic number|PANIC/, (place) => `The database in ${place} is damaged: restore the folder from a backup.`],
  [/pre-existing shared memory block|lock file ".*" already exists/, (place) => `Another PostgreSQL still uses ${place}: end it, then start again.`],
]

/** One sentence that says what to do, with the programs' own words as the cause. */
export function explainFailure(step: Step, place: string, output: string): Error {
  const cause = new Error(output)
  for (const [pattern, say] of hints) if (pattern.test(output)) return new Error(say(place), { cause })
  const reason = output.split('\n').findLast((line) => /FATAL|error:/i.test(line)) ?? output.split('\n').at(-1) ?? ''
  return new Error(`PostgreSQL (${step}) failed in ${place} with "${reason.trim()}": mend that, or set DATABASE_URL to a PostgreSQL of your own.`, { cause })
}
