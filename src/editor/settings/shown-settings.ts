import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'
import { themeSchema, type Theme } from '../../model/site/theme.ts'
import { useWorkbench } from '../workbench.ts'

type Things = Readonly<Record<string, unknown>>

const PARTS = settingsSchema.keyof().options

/** The settings as the screen has them, with what is not saved yet; null until all of them have arrived. */
export function settingsIn(things: Things): Settings | null {
  if (PARTS.some((part) => things[`settings:${part}`] === undefined)) return null
  return settingsSchema.safeParse(Object.fromEntries(PARTS.map((part) => [part, things[`settings:${part}`]]))).data ?? null
}

export function themeIn(things: Things): Theme | null {
  return themeSchema.safeParse(things['theme']).data ?? null
}

export function useSettings(): Settings | null {
  const { history } = useWorkbench()
  const parts = useStore(
    history.store,
    useShallow(({ things }) => PARTS.map((part) => things[`settings:${part}`])),
  )
  return useMemo(() => settingsIn(Object.fromEntries(PARTS.map((part, at) => [`settings:${part}`, parts[at]]))), [parts])
}

export function useTheme(): Theme | null {
  const { history } = useWorkbench()
  const theme = useStore(history.store, ({ things }) => things['theme'])
  return useMemo(() => themeIn({ theme }), [theme])
}
