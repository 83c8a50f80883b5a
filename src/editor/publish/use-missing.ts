import { useMemo } from 'react'
import { useStore } from 'zustand'
import { isMultilingual } from '../../model/locales.ts'
import { missingTranslations, type MissingText } from '../../sections/missing-translations.ts'
import { useWorkbench } from '../workbench.ts'

/** As the page stands on screen, with what is not saved yet. */
export function useMissing(): readonly MissingText[] {
  const { data, history } = useWorkbench()
  const groups = useStore(history.store, (state) => state.groups)
  return useMemo(() => (isMultilingual(data.locales) ? missingTranslations(groups, data.openLocales) : []), [groups, data])
}
