import { LRUCache } from 'lru-cache'
import { isId } from '../../model/ids.ts'
import type { PageAddress } from '../../model/page/path.ts'
import { allAddresses } from '../../store/slugs.ts'
import type { Store } from '../../store/store.ts'

type Place = Pick<PageAddress, 'locale' | 'collection' | 'slug'>

/** Addresses under which a site ever had a page, so that whoever asks for any other need not ask the database. */
export type KnownAddresses = {
  /** True: nothing was ever there. False: something may be, or nobody knows. */
  isNowhere: (siteId: string, place: Place) => boolean
  /** For the next ones, once somebody has asked for what is not there. */
  learn: (siteId: string) => Promise<void>
  forget: (siteId: string) => void
  clear: () => void
}

const KNOWN_SITES = 100
/** A site with more asks the database, as all did before: the memory of a process is for pages. */
const MOST_ADDRESSES = 5000

export function createKnownAddresses(store: Store): KnownAddresses {
  const known = new LRUCache<string, ReadonlySet<string>>({ max: KNOWN_SITES })
  const learning = new Map<string, Promise<ReadonlySet<string> | null>>()

  async function read(siteId: string): Promise<ReadonlySet<string> | null> {
    const rows = await store.readSite(siteId, (tx) => allAddresses(tx, MOST_ADDRESSES + 1))
    return rows.length > MOST_ADDRESSES ? null : new Set(rows.map(keyOf))
  }

  return {
    isNowhere(siteId, place) {
      const addresses = isId(place.slug) ? undefined : known.get(siteId)
      return addresses !== undefined && !addresses.has(keyOf(place))
    },
    async learn(siteId) {
      if (known.has(siteId) || learning.has(siteId)) return
      const question = read(siteId)
      learning.set(siteId, question)
      const addresses = await question.catch(() => null)
      // A purge meanwhile took the question away: what it read may be older.
      if (learning.get(siteId) !== question) return
      learning.delete(siteId)
      if (addresses) known.set(siteId, addresses)
    },
    forget(siteId) {
      known.delete(siteId)
      learning.delete(siteId)
    },
    clear() {
      known.clear()
      learning.clear()
    },
  }
}

const keyOf = ({ locale, collection, slug }: { locale: string; collection: string | null; slug: string }) => `${locale}/${collection ?? ''}/${slug}`
