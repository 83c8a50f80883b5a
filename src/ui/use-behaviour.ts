import { useCallback, type RefCallback } from 'react'
import { usePageMode } from './mode/use-page-mode.ts'
import { usePage } from './page-context.ts'

export type BehaviourTrigger = 'load' | 'idle' | 'visible' | 'due' | 'tap'

type BehaviourAttributes = { ref: RefCallback<HTMLElement>; 'data-behaviour'?: string; 'data-on'?: BehaviourTrigger }

/** The same function makes the element nicer in both modes: the loader attaches it live, this hook does in edit mode, to each element that takes its place. */
export function useBehaviour(name: string, on: BehaviourTrigger = 'idle'): BehaviourAttributes {
  const { behaviourUrl, attachBehaviour } = usePage()
  const mode = usePageMode()
  const ref = useCallback<RefCallback<HTMLElement>>((element) => (element && attachBehaviour ? attachBehaviour(name, element) : undefined), [attachBehaviour, name])
  return mode === 'edit' ? { ref } : { ref, 'data-behaviour': behaviourUrl(name), 'data-on': on }
}
