import { createAnthropicTranslator } from './anthropic.ts'
import type { AskOptions } from './ask-service.ts'
import { checkedTranslator } from './checked-translator.ts'
import { createDeeplTranslator } from './deepl.ts'
import { createLibreTranslator } from './libretranslate.ts'
import { createOpenAiTranslator } from './openai.ts'
import type { Translator } from './translator.ts'

/** Whom the operator chose; what belongs together was checked when the settings were read. */
export type TranslationSettings =
  | { provider: 'deepl'; url: string | null; key: string }
  | { provider: 'libretranslate'; url: string; key: string | null }
  | { provider: 'openai'; url: string | null; key: string | null; model: string | null }
  | { provider: 'anthropic'; url: string | null; key: string; model: string | null }

export function chooseTranslator(settings: TranslationSettings, options: AskOptions = {}): Translator {
  return checkedTranslator(speaking(settings, options))
}

function speaking(settings: TranslationSettings, options: AskOptions): Translator {
  switch (settings.provider) {
    case 'deepl':
      return createDeeplTranslator({ ...settings, ...options })
    case 'libretranslate':
      return createLibreTranslator({ ...settings, ...options })
    case 'openai':
      return createOpenAiTranslator({ ...settings, ...options })
    case 'anthropic':
      return createAnthropicTranslator({ ...settings, ...options })
  }
}
