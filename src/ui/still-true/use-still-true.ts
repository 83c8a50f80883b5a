import { usePageMode } from '../mode/use-page-mode.ts'
import { useBehaviour } from '../use-behaviour.ts'

/** For an element whose words hold until a moment; `name` is the same for those that say the same. Editors have React on the page, which must not lose them. */
export function useStillTrue(name: string, changesAt: string) {
  const behaviour = useBehaviour('ui/still-true/still-true', 'due')
  return usePageMode() === 'edit' ? {} : { ...behaviour, 'data-holds': name, 'data-changes': changesAt }
}
