import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'

export const DEV_RELOAD_URL = '/dev/reload.js'

const SCRIPT = `let seen
new EventSource('/dev/stream').onmessage = ({ data }) => {
  if (seen !== undefined && seen !== data) location.reload()
  seen = data
}`

/** While developing: a browser whose server came back with another name loads the page anew. */
export function mountDevReload(): Hono {
  const routes = new Hono()
  const startName = randomUUID()
  routes.get('/reload.js', (c) => c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }))
  routes.get('/stream', (c) =>
    streamSSE(c, async (stream) => {
      await stream.writeSSE({ data: startName, retry: 300 })
      while (!stream.aborted) {
        await stream.sleep(15_000)
        await stream.writeSSE({ data: startName })
      }
    }),
  )
  return routes
}
