import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { createSite, type NewSite, type SystemPage } from '../actions/site/create-site.ts'
import { setLogo } from '../actions/site/set-logo.ts'
import { visitorTexts } from '../i18n/visitor/texts.ts'
import type { Actor, UserRole } from '../model/access.ts'
import { isEmailAddress } from '../model/forms/email-address.ts'
import { isLocale, LOCALES, type Locale } from '../model/locales.ts'
import { Refusal } from '../model/refusal.ts'
import { LOGO_PARTS, type LogoPart } from '../model/site/logo.ts'
import { normaliseEmail } from '../services/auth/credentials.ts'
import { users } from '../store/schema/auth.ts'
import { siteByHost } from '../store/sites.ts'
import { makePassword } from '../run/make-password.ts'
import type { CliParts } from './open-parts.ts'
import type { Accepts, Options } from './read-options.ts'

type CommandContext = CliParts & {
  print: (line: string) => void
  /** An empty answer where nobody can be asked. */
  ask: (question: string) => Promise<string>
}
type Command = Accepts & { run: (context: CommandContext, options: Options) => Promise<void> }

/** Whoever can run programs on this machine is its operator. */
const OPERATOR: Actor = { kind: 'user', userId: 'operator', name: 'Operator', role: 'admin', siteIds: [] }

const createAdmin: Command = {
  required: ['email', 'name'],
  optional: ['password'],
  flags: [],
  async run(context, options) {
    await createAccount(context, { email: options.value('email'), name: options.value('name'), role: 'admin', given: options.optional('password') })
  },
}

/** Visitors of opticians read German and English unless the operator decides otherwise. */
const DEFAULT_LOCALES = { optician: 'de,en', general: 'de' }

const createSiteCommand: Command = {
  required: ['host', 'name'],
  optional: ['locales', 'owner', 'email'],
  flags: ['optician'],
  async run(context, options) {
    const businessType = options.flag('optician') ? 'optician' : 'general'
    const locales = readLocales(options.optional('locales') ?? DEFAULT_LOCALES[businessType])
    const owner = options.optional('owner')
    const email = options.optional('email') ?? (await askForAddress(context))
    if (email !== null && !isEmailAddress(email)) throw new Refusal('invalidInput', { fieldErrors: { email: 'invalid' } })
    const ownerId = owner === undefined ? null : await findOrCreateOwner(context, owner, options.value('name'))
    const site = await createSite(
      { ...context, actor: OPERATOR },
      {
        host: options.value('host').toLowerCase(),
        name: options.value('name'),
        locales,
        businessType,
        pageNames: systemPageNames(),
        ownerId,
        contactEmail: email,
      },
    )
    context.print(`The site ${site.name} is ready under the host ${site.host}.`)
    context.print(whoGetsEnquiries({ email, owner: owner ?? null }))
  },
}

/** Nobody sits at a terminal that is a script. */
async function askForAddress({ ask }: CommandContext): Promise<string | null> {
  const answer = (await ask('To which e-mail address do enquiries of visitors go? (empty: to the editors of the site) ')).trim()
  return answer === '' ? null : answer
}

function whoGetsEnquiries({ email, owner }: { email: string | null; owner: string | null }): string {
  if (email !== null) return `Enquiries of its visitors go to ${email}.`
  if (owner !== null) return `Enquiries of its visitors go to its editors, now ${normaliseEmail(owner)}.`
  return 'Enquiries of its visitors reach nobody by mail yet: give it an editor or an address. The console shows them.'
}

const setLogoCommand: Command = {
  required: ['host'],
  optional: LOGO_PARTS,
  flags: [],
  async run(context, options) {
    const site = await siteByHost(context.store.platform, options.value('host').toLowerCase())
    if (!site) throw new Error('There is no site with this host.')
    const files: Partial<Record<LogoPart, Uint8Array>> = {}
    for (const part of LOGO_PARTS) {
      const path = options.optional(part)
      if (path !== undefined) files[part] = await readFile(path).catch(() => Promise.reject(new Error(`The file ${path} cannot be read.`)))
    }
    await setLogo({ ...context, actor: OPERATOR }, site, files)
    context.print(Object.keys(files).length === 0 ? `${site.name} shows its name in words.` : `${site.name} shows its logo.`)
  },
}

const resetPassword: Command = {
  required: ['email'],
  optional: ['password'],
  flags: [],
  async run({ auth, print }, options) {
    const email = options.value('email')
    const given = options.optional('password')
    const password = given ?? makePassword()
    if (!(await auth.setPassword({ email, password }))) throw new Error('There is no account with this e-mail address.')
    print(`The account ${normaliseEmail(email)} has a new password${given === undefined ? `: ${password}` : '.'}`)
  },
}

export const commands: Readonly<Record<string, Command>> = {
  'create-admin': createAdmin,
  'create-site': createSiteCommand,
  'set-logo': setLogoCommand,
  'reset-password': resetPassword,
}

type NewAccount = { email: string; name: string; role: UserRole; given?: string | undefined }

async function createAccount({ auth, print }: CommandContext, { email, name, role, given }: NewAccount): Promise<string> {
  const password = given ?? makePassword()
  const { userId } = await auth.createUser({ email, name, password, role })
  print(`The account ${normaliseEmail(email)} (${role}) is ready${given === undefined ? `, its password is ${password}` : '.'}`)
  return userId
}

async function findOrCreateOwner(context: CommandContext, email: string, name: string): Promise<string> {
  const found = await context.store.platform
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normaliseEmail(email)))
  return found[0]?.id ?? createAccount(context, { email, name, role: 'optician' })
}

function readLocales(list: string): Locale[] {
  const wanted = [...new Set(list.split(',').map((locale) => locale.trim().toLowerCase()))]
  if (!wanted.every(isLocale)) throw new Refusal('invalidInput', { fieldErrors: { locales: 'invalid' } })
  return wanted.filter(isLocale)
}

function systemPageNames(): NewSite['pageNames'] {
  const named = (key: SystemPage) => Object.fromEntries(LOCALES.map((locale) => [locale, visitorTexts[locale][key]]))
  return { home: named('home'), contact: named('contact'), imprint: named('imprint'), privacy: named('privacy'), terms: named('terms') }
}
