import type { ChangeCounts } from './compare.ts'
import type { PageHead } from './document.ts'

/** Why a snapshot was kept: visitors saw it, a revert threw it away, or an old one was taken up again. */
export const VERSION_KINDS = ['published', 'discarded', 'restored'] as const
export type VersionKind = (typeof VERSION_KINDS)[number]

export type VersionSummary = ChangeCounts

/** Nothing is known of the oldest versions. */
export type VersionInfo = Partial<Pick<PageHead, 'meta' | 'slugs' | 'collection'>>
