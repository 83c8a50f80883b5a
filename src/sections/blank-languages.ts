import type { Locale } from '../model/locales.ts'
import { isShownIn, type Group } from '../model/page/document.ts'
import { findDefinition } from './definitions.ts'
import { hasWordsIn } from './is-empty-in.ts'

/**
 * The languages in which a page says nothing although it does in another one: nobody has translated it. Pictures alone make
 * no page in a language; a form or a list does, because it speaks all of them by itself.
 */
export function blankLanguages(groups: readonly Group[], locales: readonly Locale[]): Locale[] {
  const blank = locales.filter((locale) => !groups.some((group) => isShownIn(group, locale) && (speaksByItself(group) || hasWordsIn(group, locale))))
  return blank.length < locales.length ? blank : []
}

function speaksByItself({ type }: Group): boolean {
  const definition = findDefinition(type)
  // What has no slot, such as a spacer, has nothing to say either.
  return definition !== undefined && definition.filledBy !== 'slots' && Object.keys(definition.slots).length > 0
}
