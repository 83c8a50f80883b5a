import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { elementOf } from '../state/elements.ts'
import { Later } from '../Later.tsx'
import { useWorkbench } from '../workbench.ts'
import { useTools, type OpenTool } from './open-tool.ts'

export type ToolProps = { groupId: string; slot: string; anchor: Element | null; onClose: () => void }

/** Each is loaded when it is opened first. */
const tools: Readonly<Record<OpenTool['name'], LazyExoticComponent<ComponentType<ToolProps>>>> = {
  options: lazy(() => import('../options/OptionsTool.tsx').then(({ OptionsTool }) => ({ default: OptionsTool }))),
  languages: lazy(() => import('../options/LanguagesTool.tsx').then(({ LanguagesTool }) => ({ default: LanguagesTool }))),
  link: lazy(() => import('../links/LinkTool.tsx').then(({ LinkTool }) => ({ default: LinkTool }))),
  translate: lazy(() => import('../translations/TranslateTool.tsx').then(({ TranslateTool }) => ({ default: TranslateTool }))),
  cut: lazy(() => import('../media/CutTool.tsx').then(({ CutTool }) => ({ default: CutTool }))),
  photos: lazy(() => import('../media/PhotosTool.tsx').then(({ PhotosTool }) => ({ default: PhotosTool }))),
  collection: lazy(() => import('../collections/CollectionTool.tsx').then(({ CollectionTool }) => ({ default: CollectionTool }))),
  article: lazy(() => import('../articles/ArticleTool.tsx').then(({ ArticleTool }) => ({ default: ArticleTool }))),
  media: lazy(() => import('../media/MediaTool.tsx').then(({ MediaTool }) => ({ default: MediaTool }))),
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
      <Tool groupId={tool.groupId} slot={slot} anchor={anchor} onClose={close} />
    </Later>
  )
}
