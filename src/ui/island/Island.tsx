import type { ComponentType } from 'react'
import type { BehaviourTrigger } from '../use-behaviour.ts'
import { usePage } from '../page-context.ts'
import { escapeJson } from '../escape-json.ts'

type Props<IslandProps extends object> = {
  name: string
  component: ComponentType<IslandProps>
  props: IslandProps
  on?: BehaviourTrigger
}

/** Drawn on the server like everything else; on a live page the loader brings it to life when its trigger fires. */
export function Island<IslandProps extends object>({ name, component: Component, props, on = 'visible' }: Props<IslandProps>) {
  const { mode, islandUrl } = usePage()
  if (mode === 'edit') return <Component {...props} />
  return (
    <>
      <div data-island={islandUrl(name)} data-on={on}>
        <Component {...props} />
      </div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: escapeJson(props) }} />
    </>
  )
}
