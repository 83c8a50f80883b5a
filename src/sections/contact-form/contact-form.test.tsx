import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'
import { formPreview } from '../../i18n/editor/form-preview.ts'
import { formTexts } from '../../i18n/forms/texts.ts'
import { CONTACT_FIELDS, CONTACT_TOPICS } from '../../model/forms/contact/contact-form.ts'
import { contactForm } from './contact-form.section.ts'

const { contact, submit, messages } = formTexts.de

const offered = (html: string, name: string) => [...html.matchAll(new RegExp(`<input[^>]*name="${name}" value="(\\w+)"`, 'g'))].map((match) => match[1])
const draw = (options: Record<string, unknown> = {}) => renderSection({ type: 'contactForm', id: 'anfrage', options })

test('[V-080] optional title and description, and one switch for each of the thirteen topics, all on at first; for opticians only', () => {
  expect(Object.entries(contactForm.slots).map(([name, slot]) => [name, slot.kind, slot.optional])).toEqual([
    ['title', 'text', true],
    ['description', 'text', true],
  ])
  expect(CONTACT_TOPICS).toHaveLength(13)
  expect(Object.keys(contactForm.options).toSorted()).toEqual([...CONTACT_TOPICS, 'color', 'showTitle', 'showDescription'].toSorted())
  for (const topic of CONTACT_TOPICS) expect(contactForm.options[topic]).toMatchObject({ kind: 'checkbox', default: true })
  expect(contactForm.opticiansOnly).toBe(true)
})

test('its words stand above the form, each only if it is there and switched on', () => {
  const slots = { title: 'Was dürfen wir tun?', description: 'Wir antworten bald.' }
  const html = renderSection({ type: 'contactForm', slots })
  expect(html).toMatch(/<h2[^>]*>Was dürfen wir tun\?<\/h2>/)
  expect(html.indexOf('Wir antworten bald.')).toBeLessThan(html.indexOf('<form'))
  expect(renderSection({ type: 'contactForm', slots, options: { showTitle: false, showDescription: false } })).not.toMatch(/<h2|Wir antworten/)
})

test('every field has a place, and the honeypot is one of them', () => {
  const html = draw()
  for (const field of CONTACT_FIELDS) expect(html, field).toContain(`name="${field}"`)
  expect(offered(html, 'themes')).toEqual([...CONTACT_TOPICS])
})

test('without script it is sent to its own page, which learns which form it was', () => {
  const html = draw()
  expect(html).toMatch(/<form[^>]* action="#s-anfrage" method="post"/)
  expect(html).toContain('<input type="hidden" name="_form" value="anfrage"/>')
})

test('with all topics off the question is gone and «other» is sent', () => {
  const html = draw(Object.fromEntries(CONTACT_TOPICS.map((topic) => [topic, false])))
  expect(html).toContain('<input type="hidden" name="themes" value="other"/>')
  expect(html).not.toContain(contact.labels.themes)
})

test('a page drawn after a mistake keeps what was typed and says what is missing, in words', () => {
  const html = renderSection(
    { type: 'contactForm', id: 'anfrage' },
    {
      form: {
        groupId: 'anfrage',
        state: 'invalid',
        values: { vorname: 'Rosa', anrede: 'frau', themes: ['other', 'eyeAnalysis'] },
        errors: { plz: 'plzRequired', themes: 'unheard-of' },
      },
    },
  )
  expect(html).toMatch(/name="vorname"[^>]* value="Rosa"/)
  expect(/<input[^>]*value="frau"[^>]*>/.exec(html)?.[0]).toContain('checked=""')
  expect(html.match(/checked=""/g)).toHaveLength(3)
  expect(html).toContain(`>${messages.plzRequired}</p>`)
  expect(html).toContain(`>${messages.invalid}</p>`)
  expect(html).toContain(formTexts.de.invalid)
  expect(html).not.toMatch(/>plzRequired<|>unheard-of</)
})

test('what became of another form is none of its business', () => {
  const html = renderSection({ type: 'contactForm', id: 'anfrage' }, { form: { groupId: 'andere', state: 'sent', values: {}, errors: {} } })
  expect(html).toContain(`>${submit.idle}</button>`)
})

test('a page drawn after it was sent says thank you and asks nothing more', () => {
  const html = renderSection({ type: 'contactForm', id: 'anfrage' }, { form: { groupId: 'anfrage', state: 'sent', values: {}, errors: {} } })
  expect(html).toContain(contact.sent)
  expect(html).not.toContain('<form')
})

test('a page drawn after a refusal says why', () => {
  const html = renderSection(
    { type: 'contactForm', id: 'anfrage' },
    { locale: 'fr', form: { groupId: 'anfrage', state: 'refused', values: {}, errors: {}, reason: 'Trop de tentatives.' } },
  )
  expect(html).toContain('Trop de tentatives')
})

test('in edit mode it is a picture: no form, no address, out of reach', () => {
  const html = renderSection({ type: 'contactForm', id: 'anfrage' }, { mode: 'edit' })
  expect(html).toContain(`>${submit.idle}</button>`)
  expect(html).toContain('inert=""')
  expect(html).not.toMatch(/<form|data-send|data-behaviour/)
})

test('in edit mode a sentence in the editor’s language says why its fields do not answer; visitors never read it', () => {
  const group = { type: 'contactForm', id: 'anfrage' }
  expect(renderSection(group, { mode: 'edit', locale: 'en' })).toMatch(new RegExp(`<p lang="de"[^>]*>${formPreview.de}</p>`))
  expect(renderSection(group)).not.toContain(formPreview.de)
})
