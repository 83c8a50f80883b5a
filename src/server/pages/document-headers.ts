import { createHash } from 'node:crypto'
import { htmlHeaders, type Policy } from '../middleware/security-headers.ts'
import type { ServerParts } from '../parts.ts'

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** For pages drawn as a `Document`: their loader stands in the page, so the policy names it. */
export function documentHeaders({ assets, config }: Pick<ServerParts, 'assets' | 'config'>, { scriptHashes = [], ...policy }: Omit<Policy, 'isSecure'>): Record<string, string> {
  return htmlHeaders({ ...policy, isSecure: config.isSecure, scriptHashes: [sha256(assets.loader), ...scriptHashes] })
}
