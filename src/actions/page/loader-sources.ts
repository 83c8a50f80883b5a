import { findDefinition } from '../../sections/definitions.ts'
import type { LoaderSources } from '../../sections/define-loader.ts'
import { upgradeGroup } from '../../sections/upgrade-content.ts'
import { activeBranches } from '../../store/branches.ts'
import { publishedPagesOf } from '../../store/collections.ts'
import { mediaByIds } from '../../store/media.ts'
import type { SiteTx } from '../../store/store.ts'

/** Loaders run side by side, but one connection answers one question after the other. */
export function createLoaderSources(tx: SiteTx): LoaderSources {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(ask: () => Promise<Result>): Promise<Result> => {
    const answer = last.then(ask, ask)
    last = answer
    return answer
  }
  return {
    pagesOfCollection: async (collection, locale) => {
      const pages = await inTurn(() => publishedPagesOf(tx, collection, locale))
      return pages.map(({ id, slug, meta, groups }) => ({
        id,
        slug: slug ?? id,
        name: meta.name[locale] ?? null,
        description: meta.description[locale] ?? null,
        groups: groups.map((group) => upgradeGroup(group, findDefinition)),
      }))
    },
    mediaByIds: (ids) => inTurn(() => mediaByIds(tx, ids)),
    branches: (ids) => inTurn(() => activeBranches(tx, ids)),
  }
}
