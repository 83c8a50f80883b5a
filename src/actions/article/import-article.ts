import { assertMay } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { extensionOf, isPictureExtension } from '../../model/upload.ts'
import { ArticleFailure, type Article } from '../../services/articles/articles.ts'
import type { Context } from '../context.ts'
import { uploadPicture } from '../media/upload-picture.ts'

type ImportedArticle = { url: string; title: string; teaser: string; mediaId: string | null }

/** E-187, E-188: what the connected blog tells of an article; its picture becomes one of the site's own (V-052). Nothing is written on a page. */
export async function importArticle(context: Context, { url }: { url: string }): Promise<{ article: ImportedArticle }> {
  const { articles, site, actor, log } = context
  assertMay(actor, 'edit', site.id)
  // without a blog there is none with this address.
  if (!articles) throw new Refusal('articleNotFound')
  const found = await articles.find(url).catch((error: unknown) => {
    if (!(error instanceof ArticleFailure)) throw error
    log.warn({ siteId: site.id, reason: error.reason }, 'article not taken over')
    throw new Refusal(error.reason === 'unknown' ? 'articleNotFound' : 'articleFailed')
  })
  return { article: { url, title: found.title, teaser: found.teaser, mediaId: await keepPicture(context, found.picture) } }
}

/** An article whose picture cannot be had is still an article. */
async function keepPicture(context: Context, picture: Article['picture']): Promise<string | null> {
  if (!picture) return null
  const extension = extensionOf(picture.name)
  const filename = extension !== null && isPictureExtension(extension) ? picture.name : `${picture.name || 'article'}.jpg`
  const kept = await uploadPicture(context, { filename, file: picture.bytes, folder: '', groupId: '', isNew: false }).catch((error: unknown) => {
    context.log.warn({ siteId: context.site.id, error: error instanceof Error ? error.message : '' }, 'picture of an article not kept')
    return null
  })
  return kept?.media.id ?? null
}
