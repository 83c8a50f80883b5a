import type { Act } from '../../model/commands/define-command.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { settingsChange } from '../../model/commands/settings-change.ts'
import type { SlotName } from '../../model/content/slot-names.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'
import { findDefinition } from '../../sections/definitions.ts'

export type BusinessForm = { name: string; sentence: string; street: string; city: string; phone: string; email: string }
export type BusinessField = keyof BusinessForm

/** Where the sentence goes: the first of these that the section has. */
const SENTENCE_SLOTS: readonly SlotName[] = ['subtitle', 'description']

const isPlainText = (first: Group, slot: SlotName) => findDefinition(first.type)?.slots[slot]?.contentType === 'localizedSingleValue'

const sentenceSlot = (first: Group) => SENTENCE_SLOTS.find((slot) => isPlainText(first, slot))

function wordsIn(first: Group | undefined, slot: SlotName | undefined, locale: Locale): string {
  const content = slot === undefined ? undefined : first?.fields[slot]?.content
  return (content?.type === 'localizedSingleValue' && content.data[locale]) || ''
}

type Ground = { settings: Settings; groups: readonly Group[]; locale: Locale; siteName: string }

/** What is known already: nobody types it twice, also not after going back. */
export function businessForm({ settings: { contact, footer }, groups, locale, siteName }: Ground): BusinessForm {
  const [first] = groups
  return {
    name: contact.companyName || wordsIn(first, 'title', locale) || siteName,
    sentence: wordsIn(first, first && sentenceSlot(first), locale),
    street: footer.street,
    city: footer.city,
    phone: footer.phone,
    email: footer.email || contact.email,
  }
}

function trimmed(form: BusinessForm): BusinessForm {
  const { name, sentence, street, city, phone, email } = form
  return { name: name.trim(), sentence: sentence.trim(), street: street.trim(), city: city.trim(), phone: phone.trim(), email: email.trim() }
}

function partsFrom({ contact, footer }: Settings, { name, street, city, phone, email }: BusinessForm) {
  return {
    // Where enquiries go was the operator's choice; without one the public address is the best guess.
    contact: settingsSchema.shape.contact.safeParse({ companyName: name, email: contact.email || email }),
    footer: settingsSchema.shape.footer.safeParse({ ...footer, street, city, phone, email }),
  }
}

/** Fields that the settings cannot have. */
export function wrongFields(settings: Settings, form: BusinessForm): BusinessField[] {
  const { contact, footer } = partsFrom(settings, trimmed(form))
  const wrong = [...(contact.error?.issues ?? []), ...(footer.error?.issues ?? [])].map(({ path }) => path[0])
  const fields: readonly BusinessField[] = ['street', 'city', 'phone', 'email']
  return [...(wrong.includes('companyName') ? (['name'] as const) : []), ...fields.filter((field) => wrong.includes(field))]
}

function wordAct(first: Group | undefined, slot: SlotName | undefined, locale: Locale, word: string): Act[] {
  if (!first || slot === undefined || !isPlainText(first, slot) || wordsIn(first, slot, locale) === word) return []
  const content = (text: string) => ({ type: 'localizedSingleValue' as const, data: { [locale]: text || null } })
  return [fieldContent.act({ groupId: first.id, slot, before: content(wordsIn(first, slot, locale)), after: content(word) })]
}

/** Address and name for all pages, name and sentence for the first thing that visitors see. */
export function businessActs({ settings, groups, locale }: Omit<Ground, 'siteName'>, given: BusinessForm): Act[] {
  const form = trimmed(given)
  const { contact, footer } = partsFrom(settings, form)
  if (!contact.success || !footer.success) return []
  const [first] = groups
  return [
    settingsChange.act({ part: 'contact', before: settings.contact, after: contact.data }),
    settingsChange.act({ part: 'footer', before: settings.footer, after: footer.data }),
    ...wordAct(first, 'title', locale, form.name),
    ...wordAct(first, first && sentenceSlot(first), locale, form.sentence),
  ]
}
