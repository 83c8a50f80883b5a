import { z } from 'zod'
import { askService, type AskOptions } from './ask-service.ts'
import { serviceAddress } from './service-address.ts'
import { TranslationFailure, type Translator } from './translator.ts'

const answerSchema = z.object({ translatedText: z.array(z.string()) })

type Options = AskOptions & { url: string; key: string | null }

/** Speaks the protocol of LibreTranslate, which many run themselves. */
export function createLibreTranslator({ url, key, ...options }: Options): Translator {
  const address = serviceAddress(url, '/translate')
  return {
    takesTerms: false,
    async translate({ from, to, texts, signal }) {
      const body = { q: texts, source: from, target: to, format: 'html', ...(key !== null && { api_key: key }) }
      const answer = answerSchema.safeParse(await askService({ url: address, headers: {}, body, signal }, options))
      if (!answer.success) throw new TranslationFailure('unusable')
      return answer.data.translatedText
    },
  }
}
