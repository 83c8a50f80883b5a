import { readThingKey, type ThingKey, type ThingParts } from '../../model/commands/key.ts'
import { Refusal } from '../../model/refusal.ts'
import type { SiteTx } from '../store.ts'
import { branchHome } from './branch-home.ts'
import type { StoredThing } from './home.ts'
import { mediaHome } from './media-home.ts'
import { pageHome } from './page-home.ts'
import { collectionHome, settingsHome, singleHome } from './site-homes.ts'

function partsOf(key: ThingKey): ThingParts {
  const parts = readThingKey(key)
  if (!parts) throw new Refusal('invalidInput', { fieldErrors: { key: 'unknown' } })
  return parts
}

function readThing(tx: SiteTx, parts: ThingParts): Promise<StoredThing> {
  switch (parts.of) {
    case 'page':
      return pageHome.read(tx, parts)
    case 'media':
      return mediaHome.read(tx, parts)
    case 'settings':
      return settingsHome.read(tx, parts)
    case 'collection':
      return collectionHome.read(tx, parts)
    case 'branch':
      return branchHome.read(tx, parts)
    case 'single':
      return singleHome.read(tx, parts)
  }
}

export async function readThings(tx: SiteTx, keys: readonly ThingKey[]): Promise<ReadonlyMap<ThingKey, StoredThing>> {
  const all = await Promise.all(keys.map(async (key) => [key, await readThing(tx, partsOf(key))] as const))
  return new Map(all)
}

export function writeThing(tx: SiteTx, key: ThingKey, thing: StoredThing): Promise<void> {
  const parts = partsOf(key)
  switch (parts.of) {
    case 'page':
      return pageHome.write(tx, parts, thing)
    case 'media':
      return mediaHome.write(tx, parts, thing)
    case 'settings':
      return settingsHome.write(tx, parts, thing)
    case 'collection':
      return collectionHome.write(tx, parts, thing)
    case 'branch':
      return branchHome.write(tx, parts, thing)
    case 'single':
      return singleHome.write(tx, parts, thing)
  }
}
