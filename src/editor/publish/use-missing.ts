import { useMemo } from 'react'
import { useStore } from 'zustand'
import { isMultilingual } from '../../model/locales.ts'
import { missingTranslations, type MissingText } from '../../sections/missing-translations.ts'
import { useWorkbench, type Workbench } from '../workbench.ts'

const missingIn = ({ data }: Workbench, groups: Workbench['data']['view']['groups']) => (isMultilingual(data.locales) ? missingTranslations(groups, data.openLocales) : [])

/** As the page stands on screen, with what is not saved yet. */
export function useMissing(): readonly MissingText[] {
  const workbench = useWorkbench()
  const groups = useStore(workbench.history.store, (state) => state.groups)
  return useMemo(() => missingIn(workbench, groups), [workbench, groups])
}

/** Who shows only how many is not drawn again by every word. */
export function useMissingCount(): number {
  const workbench = useWorkbench()
  return useStore(workbench.history.store, ({ groups }) => missingIn(workbench, groups).length)
}
