import type { PageContent } from '../../model/page/document.ts'
import { readVersion } from '../../store/page-versions.ts'
import type { PageRow } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'

/** What visitors see; null before the first publication. */
export async function readLiveContent(tx: SiteTx, { liveVersion }: Pick<PageRow, 'liveVersion'>): Promise<PageContent | null> {
  return liveVersion === null ? null : readVersion(tx, liveVersion)
}
