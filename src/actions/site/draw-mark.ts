import { siteTag, wholeSiteTag } from '../../model/cache-tags.ts'
import type { Context } from '../context.ts'

/** Everything drawn from a site's name and colours is forgotten together with them. */
export function markTags(siteId: string): string[] {
  return [wholeSiteTag(siteId), siteTag(siteId, 'appMetadata'), siteTag(siteId, 'settings')]
}

export async function drawMark({ marks }: Context, svg: string, width: number): Promise<Uint8Array> {
  return marks.png(svg, width)
}
