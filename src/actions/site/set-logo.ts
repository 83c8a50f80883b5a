import { assertMay, type Actor } from '../../model/access.ts'
import { siteTag } from '../../model/cache-tags.ts'
import { Refusal } from '../../model/refusal.ts'
import type { LogoPart } from '../../model/site/logo.ts'
import type { Site } from '../../model/site/site.ts'
import { insertMedia, type NewMedia } from '../../store/media.ts'
import { readSettings, writeSettings } from '../../store/settings.ts'
import type { Parts } from '../context.ts'
import { prepareVariants } from '../pictures/prepare-variants.ts'

type Operator = Pick<Parts, 'store' | 'pictures' | 'purge' | 'newId'> & { actor: Actor }

/** The logo is these pictures and no others; without any, the site's name stands in words again. Visitors see it at once. */
export async function setLogo(operator: Operator, site: Pick<Site, 'id'>, files: Partial<Record<LogoPart, Uint8Array>>): Promise<void> {
  const { store, purge, actor } = operator
  assertMay(actor, 'operate', site.id)
  const rows = new Map<string, NewMedia>()
  for (const [part, bytes] of Object.entries(files)) rows.set(part, await keepPicture(operator, site.id, part, bytes))
  const news = await store.inSite(site.id, async (tx) => {
    for (const row of rows.values()) await insertMedia(tx, row)
    const id = (part: LogoPart) => rows.get(part)?.id ?? ''
    await writeSettings(tx, { ...(await readSettings(tx)), logo: { picture: id('picture'), alternative: id('alternative'), mark: id('mark') } })
    return purge.announce(tx, [siteTag(site.id, 'settings')])
  })
  await news.acknowledged()
}

async function keepPicture(operator: Operator, siteId: string, part: string, bytes: Uint8Array): Promise<NewMedia> {
  const id = operator.newId()
  try {
    const facts = await operator.pictures.accept(siteId, id, bytes)
    const row: NewMedia = { id, mediaType: 'image', objectId: id, originalFilename: `${part}.${facts.extension}`, ...facts }
    await prepareVariants(operator, siteId, row)
    return row
  } catch (error) {
    // A full disk says nothing about the picture.
    throw error instanceof Refusal && error.code === 'storageFull' ? error : new Refusal('invalidInput', { fieldErrors: { [part]: 'invalid' } })
  }
}
