import { z } from 'zod'
import { askService, type AskOptions } from './ask-service.ts'
import { instructionsFor, readTexts } from './instructions.ts'
import { serviceAddress } from './service-address.ts'
import { TranslationFailure, type Translator } from './translator.ts'

const answerSchema = z.object({ choices: z.array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string() }) })).min(1) })

type Options = AskOptions & { url: string | null; key: string | null; model: string | null }

/** Speaks the protocol of OpenAI's chat completions, which many other services and local programs speak too. */
export function createOpenAiTranslator({ url, key, model, ...options }: Options): Translator {
  const address = serviceAddress(url ?? 'https://api.openai.com/v1', '/chat/completions')
  return {
    takesTerms: true,
    async translate(request) {
      const body = {
        model: model ?? 'gpt-4o-mini',
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: instructionsFor(request) },
          { role: 'user', content: JSON.stringify({ texts: request.texts }) },
        ],
      }
      const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` }
      const answer = answerSchema.safeParse(await askService({ url: address, headers, body, signal: request.signal }, options)).data?.choices[0]
      // Half an answer: it ran out of room.
      if (!answer || answer.finish_reason === 'length') throw new TranslationFailure('unusable')
      return readTexts(answer.message.content)
    },
  }
}
