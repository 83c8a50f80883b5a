import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoSites } from '../../demo/sites.ts'
import type { Parts } from '../actions/context.ts'
import { ensureAccount } from '../actions/demo/ensure-account.ts'
import { seedSite } from '../actions/demo/seed-site.ts'
import { buildPath } from '../model/page/path.ts'
import { addMember } from '../store/members.ts'
import { siteByHost } from '../store/sites.ts'
import { waitForLock } from '../store/wait-for-lock.ts'

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

type Options = {
  parts: Pick<Parts, 'store' | 'pictures' | 'streams' | 'newId' | 'auth' | 'pageLocks'>
  baseDomain: string
  password: string | undefined
  isPasswordChosen: boolean
  progress: (line: string) => void
}

/**
 * Each demo site is made when it is missing, so a first start that was cut off goes on where it stopped; of several at once one
 * makes them. Answers whether the password is the accounts': one that was chosen at an earlier start, or by a command, stays theirs.
 */
export function seedDemo(options: Options): Promise<{ isPasswordRight: boolean }> {
  return waitForLock(options.parts.store, 'seed-demo', () => seedMissing(options))
}

async function seedMissing({ parts, baseDomain, password, isPasswordChosen, progress }: Options): Promise<{ isPasswordRight: boolean }> {
  const { store, auth } = parts
  if (password !== undefined) await ensureAccount(parts, { email: ADMIN_ACCOUNT.email, name: ADMIN_ACCOUNT.label, role: 'admin', password, isPasswordChosen })
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
    const userId = await ensureAccount({ auth, store }, { email: `editor@${label}.example`, name: site.name, role: 'optician', password, isPasswordChosen })
    await addMember(store.platform, userId, siteId)
  }
  return { isPasswordRight: password === undefined || (await auth.isPassword({ email: ADMIN_ACCOUNT.email, password })) }
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = await readdir(folder)
  return new Map(await Promise.all(names.map(async (name): Promise<[string, Uint8Array]> => [name, await readFile(join(folder, name))])))
}
