import { glossarySchema, type Glossary } from '../../model/translation/glossary.ts'
import { readSiteValue } from '../../store/site-values.ts'
import type { SiteTx } from '../../store/store.ts'

export const GLOSSARY_KEY = 'glossary'

/** The site's own words; none where nobody has written any yet. */
export async function readGlossary(tx: SiteTx): Promise<Glossary> {
  return glossarySchema.safeParse(await readSiteValue(tx, GLOSSARY_KEY)).data ?? []
}
