/** A failure whose name may be stored and shown. A final one is not tried again. */
export class JobFailure extends Error {
  readonly isFinal: boolean
  constructor(failure: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(failure)
    this.name = 'JobFailure'
    this.isFinal = isFinal
  }
}
