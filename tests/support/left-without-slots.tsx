import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Group } from '../../src/model/page/document.ts'
import { PageBody } from '../../src/site/PageBody.tsx'
import type { PageView } from '../../src/site/page-view.ts'
import { SlotRenderersContext, type SlotRenderers } from '../../src/ui/slots/slot-renderers.tsx'

const nothing: ComponentType<object> = () => null
/** Each of these is drawn by the editor as something to choose and change: what is left without them cannot be. */
const WITHOUT_SLOTS: SlotRenderers = { Text: nothing, RichText: nothing, Picture: nothing, Photo: nothing, Action: nothing, Value: nothing, Video: nothing }
const TOOLS = { behaviourUrl: () => undefined, islandUrl: () => undefined }

/** Words and pictures of a section that do not stand in any of its places. */
export function leftWithoutSlots(view: PageView, section: Group): string[] {
  const html = renderToString(
    <SlotRenderersContext value={WITHOUT_SLOTS}>
      <PageBody view={{ ...view, groups: [section] }} tools={TOOLS} />
    </SlotRenderersContext>,
  )
  const content = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const seen = content.replace(/<(style|script|template|noscript|svg)\b.*?<\/\1>/gs, '').replace(/<!--.*?-->/gs, '')
  const words = seen.split(/<[^>]*>/).map((text) => text.trim())
  const pictures = [...seen.matchAll(/<(?:img|video|iframe)\b[^>]*>/g)].map(([tag]) => tag.slice(0, 80))
  return [...words, ...pictures].filter((text) => /[\p{L}\p{N}]/u.test(text))
}
