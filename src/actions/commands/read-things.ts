import { assertMay } from '../../model/access.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { isThing } from '../../model/commands/key.ts'
import { Refusal } from '../../model/refusal.ts'
import { readThings as readStored } from '../../store/things/things.ts'
import type { Context } from '../context.ts'

/** What the site has under these keys, with the revisions that a change of them is compared with. */
export async function readThings({ site, actor, store }: Context, keys: readonly string[]): Promise<{ facts: Fact[] }> {
  assertMay(actor, 'edit', site.id)
  const known = keys.filter(isThing)
  if (known.length < keys.length) throw new Refusal('invalidInput', { fieldErrors: { keys: 'unknown' } })
  const things = await store.readSite(site.id, (tx) => readStored(tx, known))
  return { facts: [...things].map(([key, { value, revision }]) => ({ key, revision, value })) }
}
