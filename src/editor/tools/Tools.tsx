import type { ComponentType } from 'react'
import { elementOf } from '../state/elements.ts'
import { Later } from '../Later.tsx'
import { useWorkbench } from '../workbench.ts'
import { useTools, type OpenTool } from '../state/open-tool.ts'
import { loadedLater } from '../loaded-later.tsx'

export type ToolProps = { groupId: string; slot: string; toDescribe: boolean; anchor: Element | null; onClose: () => void }

/** Each is loaded when it is opened first. */
const tools: Readonly<Record<OpenTool['name'], ComponentType<ToolProps>>> = {
  options: loadedLater(() => import('../options/OptionsTool.tsx').then(({ OptionsTool }) => OptionsTool)),
  languages: loadedLater(() => import('../options/LanguagesTool.tsx').then(({ LanguagesTool }) => LanguagesTool)),
  link: loadedLater(() => import('../links/LinkTool.tsx').then(({ LinkTool }) => LinkTool)),
  translate: loadedLater(() => import('../translations/TranslateTool.tsx').then(({ TranslateTool }) => TranslateTool)),
  cut: loadedLater(() => import('../media/CutTool.tsx').then(({ CutTool }) => CutTool)),
  photos: loadedLater(() => import('../media/PhotosTool.tsx').then(({ PhotosTool }) => PhotosTool)),
  collection: loadedLater(() => import('../collections/CollectionTool.tsx').then(({ CollectionTool }) => CollectionTool)),
  article: loadedLater(() => import('../articles/ArticleTool.tsx').then(({ ArticleTool }) => ArticleTool)),
  media: loadedLater(() => import('../media/MediaTool.tsx').then(({ MediaTool }) => MediaTool)),
}

export function Tools() {
  const { toaster, texts } = useWorkbench()
  const { tool, close } = useTools()
  if (!tool) return null
  const Tool = tools[tool.name]
  const slot = 'slot' in tool ? tool.slot : ''
  const anchor = elementOf('slot' in tool ? { of: 'field', groupId: tool.groupId, slot } : { of: 'group', groupId: tool.groupId })
  return (
    <Later
      key={`${tool.name}:${tool.groupId}:${slot}`}
      onFail={() => {
        close()
        toaster.error(texts.toasts.notLoaded)
      }}
    >
      <Tool groupId={tool.groupId} slot={slot} toDescribe={'toDescribe' in tool && tool.toDescribe === true} anchor={anchor} onClose={close} />
    </Later>
  )
}
