import { useEffect, useRef, type RefObject } from 'react'
import { usePageMode } from './mode/use-page-mode.ts'
import { usePage } from './page-context.ts'

export type BehaviourTrigger = 'load' | 'idle' | 'visible'

type BehaviourAttributes = { ref: RefObject<null>; 'data-behaviour'?: string; 'data-on'?: BehaviourTrigger }

/** The same function makes the element nicer in both modes: the loader attaches it live, this hook does in edit mode. */
export function useBehaviour(name: string, on: BehaviourTrigger = 'idle'): BehaviourAttributes {
  const { behaviourUrl, attachBehaviour } = usePage()
  const mode = usePageMode()
  const ref = useRef<null>(null)
  useEffect(() => {
    const element: HTMLElement | null = ref.current
    return element && attachBehaviour ? attachBehaviour(name, element) : undefined
  }, [attachBehaviour, name])
  return mode === 'edit' ? { ref } : { ref, 'data-behaviour': behaviourUrl(name), 'data-on': on }
}
