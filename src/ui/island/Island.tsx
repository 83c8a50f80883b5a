import { Suspense, type ComponentType } from 'react'
import type { BehaviourTrigger } from '../use-behaviour.ts'
import { usePageMode } from '../mode/use-page-mode.ts'
import { usePage } from '../page-context.ts'
import { escapeJson } from '../escape-json.ts'
import { drawAlone } from './draw-alone.ts'

type Props<IslandProps extends object> = {
  name: string
  component: ComponentType<IslandProps>
  props: IslandProps
  on?: BehaviourTrigger
}

/**
 * On a live page the loader brings it to life when its trigger fires, as a tree of its own. The server therefore draws it
 * as one too: ids made by React depend on the place in the tree, and a context of the page would be missing in the browser.
 */
export function Island<IslandProps extends object>({ name, component: Component, props, on = 'visible' }: Props<IslandProps>) {
  const { islandUrl } = usePage()
  const mode = usePageMode()
  if (mode === 'edit')
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    )
  return (
    <>
      <div data-island={islandUrl(name)} data-on={on} dangerouslySetInnerHTML={{ __html: drawAlone(<Component {...props} />) }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: escapeJson(props) }} />
    </>
  )
}
