import type { Plugin } from 'vite'

/**
 * For what browsers run: zod tries once whether it may make functions of texts, and a page whose policy forbids that reports
 * itself. The setting has to stand before the first schema is made, so it is written into the module that reads it.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    transform(code, id) {
      return id.endsWith('/zod/v4/core/core.js') ? { code: `(globalThis.__zod_globalConfig ??= {}).jitless = true;\n${code}`, map: null } : null
    },
  }
}
