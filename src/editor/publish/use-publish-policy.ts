import { useStore } from 'zustand'
import type { PublishPolicy } from '../../model/site/settings.ts'
import { useWorkbench } from '../workbench.ts'

const isWithPolicy = (value: unknown): value is { policy: PublishPolicy } => typeof value === 'object' && value !== null && 'policy' in value

/** As the page came, or as the settings were changed since. */
export function usePublishPolicy(): PublishPolicy {
  const { data, history } = useWorkbench()
  return useStore(history.store, ({ things }) => {
    const publishing = things['settings:publishing']
    return isWithPolicy(publishing) ? publishing.policy : data.publishPolicy
  })
}
