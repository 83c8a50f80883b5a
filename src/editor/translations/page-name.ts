import type { TranslationTexts } from '../../i18n/editor/translations/de.ts'
import type { BoardPage } from './translation-calls.ts'

/** In whichever language it has one. */
export function pageName({ name }: Pick<BoardPage, 'name'>, texts: TranslationTexts): string {
  return Object.values(name).find((word) => word !== '') ?? texts.board.unnamed
}
