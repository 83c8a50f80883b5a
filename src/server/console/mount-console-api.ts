import { Hono } from 'hono'
import { EVERY_SITE } from '../../actions/console/console-context.ts'
import { operatorOf } from '../../actions/console/operator-of.ts'
import { mountCalls } from '../api/mount-calls.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { consoleCalls } from './console-calls.ts'

export function mountConsoleApi(parts: ServerParts): Hono<AppEnv> {
  return mountCalls(new Hono<AppEnv>(), parts, consoleCalls(parts.config), (_, facts) => ({
    scope: EVERY_SITE,
    findContext: async () => ({ ...parts, actor: await operatorOf(parts, facts) }),
  }))
}
