import { siteByHost } from '../../src/store/sites.ts'
import { writeNavigation } from '../../src/store/navigation.ts'
import { openServersStore } from './long-page.ts'

const id = (letter: string, at: number) => `${letter}${at}`.padStart(26, '0')

/** So many pages, half of them spread over the containers of the menu. */
type LargeMenu = { pages: number; containers: number }

/** Puts them into the database of a running server, as drafts. */
export async function writeLargeMenu(dataDir: string, host: string, { pages, containers }: LargeMenu): Promise<void> {
  const store = await openServersStore(dataDir)
  try {
    const site = await siteByHost(store.platform, host)
    if (!site) throw new Error(`${host} is no site.`)
    await store.inSite(site.id, async (tx) => {
      await tx.execute(`insert into site.pages (site_id, id, status, meta) select '${tx.siteId}', lpad('t' || n, 26, '0'), 'draft',
        jsonb_build_object('name', jsonb_build_object('de', 'Seite ' || n), 'description', '{}'::jsonb) from generate_series(0, ${pages - 1}) n`)
      const each = Math.floor(pages / 2 / containers)
      const children = (at: number) =>
        Array.from({ length: each }, (_, child) => ({ id: id('u', at * each + child), type: 'page' as const, page: id('t', at * each + child), appearance: 'default' as const }))
      await writeNavigation(
        tx,
        Array.from({ length: containers }, (_, at) => ({ id: id('v', at), label: { de: `Bereich ${at}` }, children: children(at) })),
      )
    })
  } finally {
    await store.close()
  }
}
