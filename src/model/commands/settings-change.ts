import { z } from 'zod'
import type { Settings } from '../site/settings.ts'
import { defineThingCommand } from './define-thing-command.ts'
import { settingsKey, type SettingsPart } from './key.ts'

const PARTS = {
  appearance: true,
  logo: true,
  header: true,
  footer: true,
  bookingButton: true,
  editor: true,
  publishing: true,
  socialAccounts: true,
  tracking: true,
  accounts: true,
  contact: true,
} satisfies Record<SettingsPart, true>

const isPart = (value: unknown): value is SettingsPart => typeof value === 'string' && Object.hasOwn(PARTS, value)

/** One part of the site's settings. */
export const settingsChange = defineThingCommand<Settings[SettingsPart]>()({
  kind: 'settings.change',
  version: 1,
  target: { part: z.custom<SettingsPart>(isPart) },
  key: ({ part }) => settingsKey(part),
  phrase: 'settings',
})
