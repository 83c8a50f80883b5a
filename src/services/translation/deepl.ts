import { z } from 'zod'
import type { Locale } from '../../model/locales.ts'
import { askService, type AskOptions } from './ask-service.ts'
import { serviceAddress } from './service-address.ts'
import { TranslationFailure, type Translator } from './translator.ts'

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** As a target these two want to know which kind. */
const TARGETS: Readonly<Partial<Record<Locale, string>>> = { en: 'EN-GB', pt: 'PT-PT' }

export const DEEPL_PATH = '/v2/translate'

type Options = AskOptions & { url: string | null; key: string }

/** Speaks the protocol of DeepL; free accounts have a host of their own, known by their keys. */
export function createDeeplTranslator({ url, key, ...options }: Options): Translator {
  const address = serviceAddress(url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'), DEEPL_PATH)
  return {
    takesTerms: false,
    async translate({ from, to, texts, signal }) {
      const body = { text: texts, source_lang: from.toUpperCase(), target_lang: TARGETS[to] ?? to.toUpperCase(), tag_handling: 'xml', preserve_formatting: true }
      const answer = answerSchema.safeParse(await askService({ url: address, headers: { authorization: `DeepL-Auth-Key ${key}` }, body, signal }, options))
      if (!answer.success) throw new TranslationFailure('unusable')
      return answer.data.translations.map(({ text }) => text)
    },
  }
}
