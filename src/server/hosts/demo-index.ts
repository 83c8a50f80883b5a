import { Hono } from 'hono'
import type { AppEnv, ServerParts } from '../parts.ts'

export function mountDemoIndex(parts: ServerParts): Hono<AppEnv> | null {
  return parts.config.demo ? new Hono<AppEnv>() : null
}
