import type { Start } from '../site/start.ts'
import { defineThingCommand } from './define-thing-command.ts'

/** The guided start of a new site is over, or is taken up again. */
export const startChange = defineThingCommand<Start>()({
  kind: 'start.change',
  version: 1,
  target: {},
  key: () => 'start',
  phrase: 'start',
})
