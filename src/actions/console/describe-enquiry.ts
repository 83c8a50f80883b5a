import { z } from 'zod'
import { formTexts } from '../../i18n/forms/texts.ts'
import type { FormKind } from '../../model/forms/forms.ts'
import { formatFrancs } from '../../model/forms/sponsor/sponsor-form.ts'
import { CURRENCY, type EditorLocale } from '../../model/locales.ts'
import { labelOf, readableDate } from '../forms/mail-text.ts'

export type EnquiryLine = { label: string; text: string }

const items = z.array(z.object({ item: z.string(), count: z.number(), price: z.number() }))
const texts = z.array(z.string())

/** Everything the visitor sent, in words: an enquiry must be readable also where no mail about it ever went out. */
export function describeEnquiry(form: FormKind, value: object, locale: EditorLocale): EnquiryLine[] {
  const { contact, sponsor } = formTexts[locale]
  const labels: Readonly<Record<string, string>> = form === 'contact' ? contact.labels : { ...sponsor.labels, ...sponsor.packages, total: sponsor.total }
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> =
    form === 'contact' ? { anrede: contact.salutations, existingCustomer: contact.existingCustomer, themes: contact.topics, bevorzugteUhrzeit: contact.dayTimes } : {}
  // The database forgets the order; the form's is the one that people know.
  const places = Object.keys(labels)
  const entries = Object.entries(value).toSorted(([one], [other]) => places.indexOf(one) - places.indexOf(other))
  const lines = entries.flatMap(([key, entry]): EnquiryLine[] => {
    const [bill, list] = [items.safeParse(entry), texts.safeParse(entry)]
    if (bill.success && bill.data.length > 0) return bill.data.map(({ item, count, price }) => ({ label: labelOf(labels, item), text: `${count} × ${francs(price)}` }))
    const words = list.success ? list.data : [typeof entry === 'number' ? francs(entry) : String(entry ?? '')]
    return [{ label: labelOf(labels, key), text: words.map((word) => readableDate(labelOf(choices[key] ?? {}, word))).join(', ') }]
  })
  return lines.filter(({ text }) => text !== '')
}

const francs = (amount: number) => `${CURRENCY} ${formatFrancs(amount)}`
