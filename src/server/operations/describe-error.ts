/** For the log. A failed query names its parameters, and those may be a password's hash or somebody's letter: they stay out. */
export function describeError(error: Error): string {
  const text = error.stack ?? String(error)
  return 'params' in error ? text.replace(error.message, error.message.replace(/\nparams:[^]*/, '')) : text
}
