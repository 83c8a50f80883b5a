import { Hono } from 'hono'
import type { AppEnv, ServerParts } from '../parts.ts'

export function mountConsole(_parts: ServerParts): Hono<AppEnv> {
  return new Hono<AppEnv>()
}
