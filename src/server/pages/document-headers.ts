import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { htmlHeaders, type Policy } from '../middleware/security-headers.ts'
import type { ServerParts } from '../parts.ts'

/** Pages of one kind carry the same styles and scripts to the letter, and hashing those anew is a twentieth of drawing a page. */
const hashes = new LRUCache<string, string>({ max: 64 })

export function sha256(text: string): string {
  const known = hashes.get(text)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(text).digest('base64')
  hashes.set(text, hash)
  return hash
}

/** For pages drawn as a `Document`: their loader stands in the page, so the policy names it. */
export function documentHeaders({ assets, config }: Pick<ServerParts, 'assets' | 'config'>, { scriptHashes = [], ...policy }: Omit<Policy, 'isSecure'>): Record<string, string> {
  return htmlHeaders({ ...policy, isSecure: config.isSecure, scriptHashes: [sha256(assets.loader), ...scriptHashes] })
}
