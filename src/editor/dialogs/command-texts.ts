import { fill } from '../../i18n/fill.ts'
import type { CommandTexts } from '../../model/commands/define-command.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { languageInSentence } from '../names/language-name.ts'
import { sectionName } from '../names/section-name.ts'
import { slotLabel } from '../names/slot-label.ts'
import { optionName } from '../options/option-name.ts'
import type { Workbench } from '../workbench.ts'

type Given = Pick<Workbench, 'texts' | 'locale'> & { data: Pick<Workbench['data'], 'locales'> & { view: Pick<Workbench['data']['view'], 'locale'> } }

/** The editor's words for changes: slots, sections and options by the names that stand on its screens. */
export function commandTexts({ texts, locale, data }: Given): CommandTexts {
  return {
    pageLocale: data.view.locale,
    phrases: texts.changes,
    slot: (name) => slotLabel(texts, name),
    section: (type) => sectionName(texts, type),
    which: (name, which) => ('words' in which ? fill(texts.which.words, { name, ...which }) : fill(texts.which.nth, { name, ...which })),
    inLanguages(phrase, languages) {
      if (phrase !== 'appears' && data.locales.every((each) => languages.includes(each))) return texts.changes[phrase]
      return fill(texts.changesIn[phrase], { languages: new Intl.ListFormat(locale).format(languages.map((each) => languageInSentence(each, locale))) })
    },
    option(type, key) {
      const definition = findDefinition(type)
      return definition ? optionName(texts, definition, key) : key
    },
  }
}
