import type { Navigation } from '../site/navigation.ts'
import { defineThingCommand } from './define-thing-command.ts'

/** The site's menu: its containers and what stands in them. */
export const navigationChange = defineThingCommand<Navigation>()({
  kind: 'navigation.change',
  version: 1,
  target: {},
  key: () => 'navigation',
  phrase: 'navigation',
})
