import type { Theme } from '../site/theme.ts'
import { defineThingCommand } from './define-thing-command.ts'

/** Colours, typefaces and shapes of the site. */
export const themeChange = defineThingCommand<Theme>()({
  kind: 'theme.change',
  version: 1,
  target: {},
  key: () => 'theme',
  phrase: 'theme',
})
