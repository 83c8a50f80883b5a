import { useCallback } from 'react'
import { settingsChange } from '../../model/commands/settings-change.ts'
import { themeChange } from '../../model/commands/theme-change.ts'
import { same } from '../../model/same.ts'
import type { Theme } from '../../model/site/theme.ts'
import { useWorkbench } from '../workbench.ts'
import { changedPart } from './change-setting.ts'
import type { SettingField } from './setting-fields.ts'
import { settingsIn, themeIn } from './shown-settings.ts'

/** Answers whether the settings can have this value; one they have already is not saved again. */
export type ChangeSetting = (field: Pick<SettingField, 'name' | 'part' | 'path'>, value: unknown) => boolean

export function useChangeSetting(): ChangeSetting {
  const { history } = useWorkbench()
  return useCallback(
    (field, value) => {
      // As it is at this moment: a control may be older than what a colleague changed since.
      const settings = settingsIn(history.store.getState().things)
      const after = settings && changedPart(settings, field, value)
      if (!settings || !after) return false
      const before = settings[field.part]
      if (!same(before, after)) history.perform([settingsChange.act({ part: field.part, before, after })])
      return true
    },
    [history],
  )
}

export function useChangeTheme(): (change: (theme: Theme) => Theme) => void {
  const { history } = useWorkbench()
  return useCallback(
    (change) => {
      const before = themeIn(history.store.getState().things)
      const after = before && change(before)
      if (before && after && !same(before, after)) history.perform([themeChange.act({ before, after })])
    },
    [history],
  )
}
