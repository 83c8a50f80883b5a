/** What every field says about itself; all of it comes from whoever uses it. */
export type FieldWords = {
  label: string
  help?: string
  /** Null while all is well; left out where nothing can be wrong. */
  error?: string | null
}
