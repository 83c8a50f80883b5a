/** An expected failure: its sentence is shown alone, without a stack. */
export class Sentence extends Error {
  /**
   * @param {string} message says what to do
   * @param {string} [details] the program's own words
   */
  constructor(message, details = '') {
    super(message)
    this.details = details
  }
}

/**
 * Shows "label … 12 s" while the work runs. On standard error, so that a command's own output stays clean.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const began = Date.now()
  const { stderr } = process
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(stderr.isTTY ? 0 : 1)} s`
  stderr.write(`${label} …`)
  const timer = stderr.isTTY ? setInterval(() => stderr.write(`\r${label} … ${seconds()}`), 1000) : undefined
  try {
    const result = await work()
    stderr.write(stderr.isTTY ? `\r${label} … ${seconds()}\n` : ` ${seconds()}\n`)
    return result
  } catch (error) {
    stderr.write(' failed\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** @param {unknown} error */
export function report(error) {
  if (!(error instanceof Sentence)) {
    console.error(error)
    return
  }
  if (error.details !== '') console.error(error.details)
  console.error(error.message)
}

/**
 * Runs a script's main function and turns a failure into one sentence and exit code 1.
 * @param {() => Promise<number | void>} main
 */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    report(error)
    process.exitCode = 1
  }
}
