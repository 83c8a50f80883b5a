import { assertMay, type Actor } from '../../model/access.ts'
import { hostTag } from '../../model/cache-tags.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import { HOME_SLUG, type SystemSlug } from '../../model/page/path.ts'
import type { PageRole } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import { siteSchema, type Site } from '../../model/site/site.ts'
import type { Start } from '../../model/site/start.ts'
import { contactForm } from '../../sections/contact-form/contact-form.section.ts'
import { contact } from '../../sections/contact/contact.section.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { hero } from '../../sections/hero/hero.section.ts'
import { newGroup } from '../../sections/new-group.ts'
import { addMember } from '../../store/members.ts'
import { replaceWorkingContent } from '../../store/page-content.ts'
import { insertVersion } from '../../store/page-versions.ts'
import { insertPage, setLiveVersion } from '../../store/pages.ts'
import { writeSettings } from '../../store/settings.ts'
import { insertSite, siteByHost } from '../../store/sites.ts'
import { insertSlug } from '../../store/slugs.ts'
import type { SiteTx } from '../../store/store.ts'
import { writeThing } from '../../store/things/things.ts'
import type { Parts } from '../context.ts'
import { searchTextsOf } from '../search/search-texts.ts'
import { DEFAULT_THEME } from './default-theme.ts'

const SYSTEM_PAGES = {
  home: { slug: HOME_SLUG, role: 'home' },
  contact: { slug: '~contact', role: 'contact' },
  imprint: { slug: '~imprint', role: 'imprint' },
  privacy: { slug: '~privacy', role: 'privacyPolicy' },
  terms: { slug: '~terms', role: null },
} as const satisfies Record<string, { slug: SystemSlug; role: PageRole | null }>

export type SystemPage = keyof typeof SYSTEM_PAGES
const pageKeys: readonly SystemPage[] = ['home', 'contact', 'imprint', 'privacy', 'terms']

export type NewSite = Pick<Site, 'name' | 'host' | 'locales' | 'businessType'> & {
  pageNames: Record<SystemPage, Partial<Record<Locale, string>>>
  ownerId: string | null
  /** Where enquiries of visitors go; without one to those who edit the site. */
  contactEmail?: string | null
}

type Operator = Pick<Parts, 'store' | 'purge' | 'newId'> & { actor: Actor }

const BEGINNING: Start = { isDone: false }

/** A site that is reachable at once: its system pages are published, each with a first section. Whoever edits it first is led through its start. */
export async function createSite({ store, purge, newId, actor }: Operator, input: NewSite): Promise<Site> {
  const id = newId()
  assertMay(actor, 'operate', id)
  const { pageNames, ownerId, contactEmail = null, ...given } = input
  const site = siteSchema.safeParse({ ...given, id, features: [], theme: DEFAULT_THEME })
  if (!site.success) throw new Refusal('invalidInput', { fieldErrors: Object.fromEntries(site.error.issues.map(({ path }) => [String(path[0]), 'invalid'])) })
  if (await siteByHost(store.platform, site.data.host)) throw new Refusal('invalidInput', { fieldErrors: { host: 'taken' } })
  const news = await store.inSite(id, async (tx) => {
    await insertSite(tx, site.data)
    for (const key of pageKeys) await insertSystemPage(tx, { key, names: pageNames[key], locales: site.data.locales, businessType: site.data.businessType, newId })
    await writeThing(tx, 'start', { value: BEGINNING, revision: 1 })
    // Whoever runs a site whose first language is French reads the editor in French.
    await writeSettings(tx, settingsSchema.parse({ contact: { email: contactEmail ?? '' }, editor: { locale: site.data.locales[0] === 'fr' ? 'fr' : 'de' } }))
    if (ownerId !== null) await addMember(tx, ownerId, id)
    return purge.announce(tx, [hostTag(site.data.host)])
  })
  await news.acknowledged()
  return site.data
}

type SystemPageInput = Pick<Site, 'businessType'> & { key: SystemPage; names: Partial<Record<Locale, string>>; locales: readonly Locale[]; newId: () => string }

async function insertSystemPage(tx: SiteTx, { key, names, locales, businessType, newId }: SystemPageInput): Promise<void> {
  const { slug, role } = SYSTEM_PAGES[key]
  const [id, liveVersion] = [newId(), newId()]
  const name = Object.fromEntries(locales.map((locale) => [locale, names[locale] ?? '']))
  const further = key === 'contact' ? contactSections(businessType) : []
  const content = { disallowedLanguages: [], groups: [firstSection(newId(), key === 'home' ? {} : name), ...further.map((definition) => published(newGroup(definition, newId())))] }
  await insertPage(tx, { id, collection: null, role, status: 'draft', meta: { name, description: {} } })
  for (const locale of locales) await insertSlug(tx, { locale, collection: null, slug, pageId: id })
  await replaceWorkingContent(tx, id, content)
  await insertVersion(tx, { id: liveVersion, pageId: id, content, createdBy: null })
  await setLiveVersion(tx, id, { liveVersion, status: 'published', searchTexts: searchTextsOf(content) })
}

/** Where the business is and when it is open comes from the settings; the form is for opticians only. Empty, they show visitors nothing. */
const contactSections = (businessType: Site['businessType']): SectionDefinition[] =>
  [contact, contactForm].filter(({ opticiansOnly }) => !opticiansOnly || businessType === 'optician')

const published = (group: Group): Group => ({ ...group, status: 'published' })

/** The home page is titled by its owner; the others are called what they are. */
function firstSection(id: string, titles: Partial<Record<Locale, string>>): Group {
  const fields: Group['fields'] = Object.values(titles).some(Boolean) ? { title: { content: { type: 'localizedSingleValue', data: titles }, options: {}, visible: true } } : {}
  return { ...published(newGroup(hero, id)), fields }
}
