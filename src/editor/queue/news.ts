import type { Fact } from '../../model/commands/facts.ts'
import type { Screen } from './send-commands.ts'

/** What one tab tells the others: changes that arrived, a publication, or a page that was put back as a whole. */
export type News = { pageId: string; facts: readonly Fact[]; screen?: Screen; isWhole?: boolean; isLive?: boolean }
