import { glossarySchema, type Glossary } from '../../model/translation/glossary.ts'
import type { SiteTx } from '../../store/store.ts'
import { readThings } from '../../store/things/things.ts'

/** The site's own words; none where nobody has written any yet. */
export async function readGlossary(tx: SiteTx): Promise<Glossary> {
  const things = await readThings(tx, ['glossary'])
  return glossarySchema.safeParse(things.get('glossary')?.value).data ?? []
}
