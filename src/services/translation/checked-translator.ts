import { cleanText } from '../../model/content/clean-text.ts'
import { TranslationFailure, type TranslationRequest, type Translator } from './translator.ts'

/** Services take about so much at once. */
const TEXTS_AT_ONCE = 40
const LETTERS_AT_ONCE = 8_000
/** People wait for answers; more than these would keep other calls of the site from their turn. */
const REQUESTS_AT_ONCE = 3

/** Cuts long lists into parts, and lets through only what can be a translation: as many texts as were sent, none empty, none endless. */
export function checkedTranslator(translator: Translator): Translator {
  let underWay = 0
  return {
    takesTerms: translator.takesTerms,
    async translate(request) {
      if (underWay >= REQUESTS_AT_ONCE) throw new TranslationFailure('busy', 3)
      underWay += 1
      try {
        const answers: string[] = []
        for (const texts of inParts(request.texts)) answers.push(...checked(texts, await translator.translate({ ...request, texts })))
        return answers
      } finally {
        underWay -= 1
      }
    },
  }
}

function checked(texts: TranslationRequest['texts'], answers: readonly string[]): string[] {
  const isWhole = answers.length === texts.length && texts.every((text, at) => isPossible(text, answers[at] ?? ''))
  if (!isWhole) throw new TranslationFailure('unusable')
  return answers.map(cleanText)
}

function isPossible(text: string, answer: string): boolean {
  return answer.trim() !== '' && answer.length <= text.length * 6 + 400
}

function* inParts(texts: readonly string[]): Generator<string[]> {
  let part: string[] = []
  let letters = 0
  for (const text of texts) {
    if (part.length > 0 && (part.length === TEXTS_AT_ONCE || letters + text.length > LETTERS_AT_ONCE)) {
      yield part
      part = []
      letters = 0
    }
    part.push(text)
    letters += text.length
  }
  if (part.length > 0) yield part
}
