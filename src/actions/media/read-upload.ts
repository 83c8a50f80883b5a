import type { Upload } from '../../store/uploads.ts'
import type { Context } from '../context.ts'
import { ownUpload } from './own-upload.ts'

/** How much has arrived, so that the browser goes on there. */
export async function readUpload({ site, actor, store, now }: Context, id: string): Promise<Upload> {
  return store.readSite(site.id, (tx) => ownUpload(tx, { actor, id, now: now() }))
}
