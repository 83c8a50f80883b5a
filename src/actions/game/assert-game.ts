import { isId } from '../../model/ids.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Site } from '../../model/site/site.ts'

/** On a site without the game its calls do not exist. */
export function assertGame(site: Site): void {
  if (!site.features.includes('game')) throw new Refusal('unknownCall')
}

/** What cannot be an id is answered like a game that does not exist, and does not reach the database. */
export function assertGameId(site: Site, ...ids: readonly string[]): void {
  assertGame(site)
  if (!ids.every(isId)) throw new Refusal('PGRST116')
}
