import type { Locale } from '../../model/locales.ts'
import type { Term } from '../../model/translation/glossary.ts'

/** `texts` are escaped like XML and may hold the tags `g` and `x` with an id each, which must come back. */
export type TranslationRequest = { from: Locale; to: Locale; texts: readonly string[]; terms: readonly Term[]; signal: AbortSignal }

/** A service that translates. Answers as many texts as it got, in their order, or throws a TranslationFailure. */
export type Translator = {
  /** Whether it keeps to a list of words by itself; for others they are taken out of the text before. */
  takesTerms: boolean
  translate: (request: TranslationRequest) => Promise<string[]>
}

/**
 * Classes of what can go wrong; what a service says about it goes nowhere.
 * `unreachable`: no connection, or it broke off. `tooSlow`: no whole answer in time. `busy`: it asks to come back later, or too many
 * are under way here. `failing`: it has a problem of its own. `rejected`: key or address are wrong. `quotaUsed`: its allowance is used up.
 * `unsupported`: it does not know one of the languages. `unusable`: an answer that is none, or half of one.
 */
export const TRANSLATION_FAILURES = ['unreachable', 'tooSlow', 'busy', 'failing', 'rejected', 'quotaUsed', 'unsupported', 'unusable'] as const
export type TranslationFailureReason = (typeof TRANSLATION_FAILURES)[number]

export class TranslationFailure extends Error {
  readonly reason: TranslationFailureReason
  readonly retryAfterSeconds: number | null

  constructor(reason: TranslationFailureReason, retryAfterSeconds: number | null = null) {
    super(`translation service: ${reason}`)
    this.name = 'TranslationFailure'
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}
