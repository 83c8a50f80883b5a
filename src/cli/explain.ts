import { LOCALES } from '../model/locales.ts'
import { Refusal } from '../model/refusal.ts'

const NO_PICTURE = 'The logo must be a picture that can be read, of at most 50 million pixels.'

const INVALID: Record<string, string> = {
  email: 'The e-mail address must look like name@example.ch.',
  name: 'The name must have 1 to 120 characters.',
  password: 'The password must have 8 to 200 characters.',
  host: 'The host must be a domain name without protocol, port or path, such as www.example.ch.',
  picture: NO_PICTURE,
  alternative: NO_PICTURE,
  mark: NO_PICTURE,
  locales: `The locales must be a list such as de,fr; known are ${LOCALES.join(', ')}.`,
}

const TAKEN: Record<string, string> = {
  email: 'There already is an account with this e-mail address.',
  host: 'There already is a site with this host.',
}

/** What went wrong, in sentences that say what to do. */
export function explain(error: unknown): string {
  if (error instanceof Refusal) return explainRefusal(error)
  return error instanceof Error ? error.message : String(error)
}

function explainRefusal({ code, details }: Refusal): string {
  if (code === 'unavailable') return 'The database does not answer: try again in a moment.'
  if (code === 'storageFull') return 'There is no room left on the disk of DATA_DIR: make some, then try again.'
  const sentences = Object.entries(details.fieldErrors ?? {}).map(([field, problem]) => (problem === 'taken' ? TAKEN : INVALID)[field])
  return sentences.filter((sentence) => sentence !== undefined).join('\n') || `The command was refused (${code}).`
}
