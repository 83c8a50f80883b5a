import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoSites } from '../../demo/sites.ts'
import type { Parts } from '../actions/context.ts'
import { seedSite } from '../actions/demo/seed-site.ts'
import { buildPath } from '../model/page/path.ts'
import { addMember } from '../store/members.ts'
import { siteByHost } from '../store/sites.ts'
import { userIdByEmail } from '../store/users.ts'

export type DemoAccount = { email: string; label: string }

export const ADMIN_ACCOUNT: DemoAccount = { email: 'admin@vitrine.example', label: 'Vitrine' }
export const demoAccounts: readonly DemoAccount[] = [ADMIN_ACCOUNT, ...demoSites.map(({ label, name }) => ({ email: `editor@${label}.example`, label: name }))]

/** The passwords of demo pages are no secret: without them nobody could see what is behind. */
export function demoProtectedPages(baseDomain: string): { host: string; path: string; name: string; password: string }[] {
  return demoSites.flatMap(({ label, name: siteName, locales, pages }) =>
    pages.flatMap(({ slugs, name, collection = null, password }) => {
      const locale = locales[0] ?? 'de'
      if (password === undefined) return []
      return [{ host: `${label}.${baseDomain}`, path: buildPath({ locale, mode: 'live', collection, slug: slugs[locale] ?? '' }), name: `${siteName}, ${name[locale]}`, password }]
    }),
  )
}

type Options = { parts: Pick<Parts, 'store' | 'pictures' | 'streams' | 'newId' | 'auth' | 'pageLocks'>; baseDomain: string; password: string | undefined; isPasswordChosen: boolean; progress: (line: string) => void }

/** Each demo site is made when it is missing, so a first start that was cut off goes on where it stopped. */
export async function seedDemo({ parts, baseDomain, password, isPasswordChosen, progress }: Options): Promise<void> {
  const { store, auth } = parts
  if (password !== undefined) await ensureUser(parts, { ...ADMIN_ACCOUNT, role: 'admin', password, isPasswordChosen })
  for (const demo of demoSites) {
    const host = `${demo.label}.${baseDomain}`
    const { label, settings, logo, navigation, pages, businesses, bookingPage, ...site } = demo
    const found = await siteByHost(store.platform, host)
    if (!found) progress(`Setting up ${site.name} …`)
    const siteId =
      found?.id ??
      (await seedSite(parts, {
        site: { ...site, host },
        settings,
        logo,
        bookingPage,
        navigation,
        pages,
        businesses,
        picture: (name) => readFile(join(process.cwd(), 'demo', label, 'pictures', `${name}.webp`)),
        clip: (name) => readFolder(join(process.cwd(), 'demo', label, 'clips', name)),
      }))
    if (password === undefined) continue
    const userId = await ensureUser({ auth, store }, { email: `editor@${label}.example`, label: site.name, role: 'optician', password, isPasswordChosen })
    await addMember(store.platform, userId, siteId)
  }
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = await readdir(folder)
  return new Map(await Promise.all(names.map(async (name): Promise<[string, Uint8Array]> => [name, await readFile(join(folder, name))])))
}

type NewUser = DemoAccount & { role: 'admin' | 'optician'; password: string; isPasswordChosen: boolean }

async function ensureUser({ auth, store }: Pick<Parts, 'auth' | 'store'>, { email, label, role, password, isPasswordChosen }: NewUser): Promise<string> {
  const known = await userIdByEmail(store.platform, email)
  if (known === null) return (await auth.createUser({ email, name: label, password, role })).userId
  // Hashing takes time on purpose; only an operator's own choice is worth it at every start.
  if (isPasswordChosen) await auth.setPassword({ email, password })
  return known
}
