import { randomBytes } from 'node:crypto'
import { idFromBytes } from '../../src/model/ids.ts'
import type { Group, OptionValues } from '../../src/model/page/document.ts'
import { settingsSchema } from '../../src/model/site/settings.ts'
import type { Site } from '../../src/model/site/site.ts'
import type { Mail } from '../../src/services/mail/mail.ts'
import { createSmtpMail } from '../../src/services/mail/smtp-mail.ts'
import { mailsOf, type MailRow } from '../../src/store/outbox.ts'
import { writeSettings } from '../../src/store/settings.ts'
import { listSubmissions, type Submission } from '../../src/store/submissions.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { insertPublishedPage } from './write-page.ts'

export const OWNER = 'owner@anna.example'
export const VISITOR_MAIL = 'visitor@example.ch'
export const MAIL_FROM = 'website@vitrine.example'

export const CONTACT = {
  anrede: 'frau',
  vorname: 'Vera',
  nachname: 'Visitor',
  plz: '8640',
  email: VISITOR_MAIL,
  telefon: '055 555 55 55',
  existingCustomer: 'nein',
  themes: ['eyeAnalysis'],
  bevorzugterTermin: '2099-12-24',
  bevorzugteUhrzeit: 'morning',
  website: '',
  lang: 'de',
}

export const SPONSOR = {
  hauptsponsor: false,
  standprasenz6m: false,
  standprasenz9m: false,
  stehlunch: false,
  nachmittagpause: false,
  numberOfPersons: 1,
  personsNames: 'Max Muster',
  aspectNumberOfPersons: 0,
  aspectPersonsNames: '',
  vormittagspause: false,
  stehlunch2: false,
  company: 'Muster AG',
  contactName: 'Max Muster',
  phone: '044 444 44 44',
  email: VISITOR_MAIL,
  website: '',
}

export type Outbox = { submissions: Submission[]; mails: MailRow[] }

export type FormsApp = TestApp & {
  contactForm: { pageId: string; groupId: string }
  sponsorForm: { pageId: string; groupId: string }
  contact: (values?: object, options?: { headers?: Record<string, string>; query?: string; host?: string }) => Promise<Response>
  sponsor: (values?: object, options?: { headers?: Record<string, string>; query?: string; host?: string }) => Promise<Response>
  /** A form as a browser sends it without script. */
  post: (path: string, fields: Record<string, string | string[]>, headers?: Record<string, string>) => Promise<Response>
  setOptions: (form: { pageId: string; groupId: string }, options: OptionValues) => Promise<void>
  setOwner: (email: string, site?: Site) => Promise<void>
  stored: (site?: Site) => Promise<Outbox>
  forget: () => Promise<void>
}

const newId = () => idFromBytes(randomBytes(16))
const WIDE = { write: 100_000, read: 100_000, search: 100_000, formSender: 100_000, formBlind: 100_000, formMailbox: 100_000, formSite: 100_000 }

export const sectionOf = (type: string, options: OptionValues = {}): Group => ({
  id: newId(),
  type,
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options,
  fields: {},
  children: [],
})

type Options = NonNullable<Parameters<typeof openTestApp>[0]> & { smtpUrl?: string }

export function smtpMail(url: string): Mail {
  return createSmtpMail({ url, from: MAIL_FROM })
}

/** The test app with both forms published on its first site, whose owner has an address. */
export async function openFormsApp({ smtpUrl, ...options }: Options = {}): Promise<FormsApp> {
  const t = await openTestApp({ limits: WIDE, mail: smtpUrl === undefined ? null : smtpMail(smtpUrl), ...options })
  const { store } = t.parts
  const [contact, sponsor] = [sectionOf('contactForm'), sectionOf('aspectSponsorForm')]
  const [contactPage, sponsorPage] = await store.inSite(t.siteA.id, async (tx) => [
    await insertPublishedPage(tx, 'anfrage', [contact]),
    await insertPublishedPage(tx, 'sponsoren', [sponsor]),
  ])
  const contactForm = { pageId: contactPage, groupId: contact.id }
  const sponsorForm = { pageId: sponsorPage, groupId: sponsor.id }

  const setOwner = (email: string, site = t.siteA) => store.inSite(site.id, (tx) => writeSettings(tx, settingsSchema.parse({ contact: { email } })))
  await setOwner(OWNER)

  return {
    ...t,
    contactForm,
    sponsorForm,
    contact: (values = {}, { headers, query = '', host } = {}) => t.ask(`/api/v1/contact${query}`, { body: { ...CONTACT, ...values }, headers, host }),
    sponsor: (values = {}, { headers, query = '', host } = {}) => t.ask(`/api/v1/aspectSponsorForm${query}`, { body: { ...SPONSOR, ...values }, headers, host }),
    post(path, fields, headers = {}) {
      const body = new URLSearchParams(Object.entries(fields).flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, one])))
      return t.ask(path, { method: 'POST', body: body.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } })
    },
    async setOptions({ pageId, groupId }, values) {
      await store.inSite(t.siteA.id, (tx) =>
        tx.execute(
          `update site.page_versions set content = jsonb_set(content, '{groups,0,options}', '${JSON.stringify(values)}') where page_id = '${pageId}' and content -> 'groups' -> 0 ->> 'id' = '${groupId}'`,
        ),
      )
    },
    setOwner,
    stored: (site = t.siteA) =>
      store.readSite(site.id, async (tx) => {
        const submissions = await listSubmissions(tx, { limit: 1000, before: null })
        return {
          submissions,
          mails: await mailsOf(
            tx,
            submissions.map(({ id }) => id),
          ),
        }
      }),
    async forget() {
      for (const site of [t.siteA, t.siteB]) await store.inSite(site.id, (tx) => tx.execute(`delete from site.submissions where site_id = '${site.id}'`))
      await store.platform.execute('delete from platform.chores')
    },
  }
}
