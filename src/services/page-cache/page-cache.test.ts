import { describe, expect, test } from 'vitest'
import { createPageCache, type Rendered } from './page-cache.ts'

type Page = { html: string }
const rendered = (html: string, tags: readonly string[] = ['a'], isStored = true): Rendered<Page> => ({ value: { html }, bytes: html.length, tags, isStored })
const gate = () => Promise.withResolvers<void>()

describe('page cache', () => {
  test('a thousand simultaneous misses draw the page once', async () => {
    const cache = createPageCache<Page>({ maxBytes: 10_000 })
    const { promise, resolve } = gate()
    const asked = Array.from({ length: 1000 }, () =>
      cache.fill('k', async () => {
        await promise
        return rendered('one')
      }),
    )
    resolve()
    const pages = await Promise.all(asked)
    expect(new Set(pages).size).toBe(1)
    expect(cache.stats().renders).toBe(1)
    expect(cache.get('k')).toEqual({ html: 'one' })
  })

  test('a purge forgets exactly the pages under its tag', async () => {
    const cache = createPageCache<Page>({ maxBytes: 10_000 })
    await cache.fill('a', async () => rendered('a', ['s/pages', 's/page:1']))
    await cache.fill('b', async () => rendered('b', ['s/pages', 's/page:2']))
    cache.purge(['s/page:1'])
    expect(cache.get('a')).toBeUndefined()
    expect(cache.get('b')).toEqual({ html: 'b' })
  })

  test('a page drawn while its tag was purged is not kept, and later visitors do not join it', async () => {
    const cache = createPageCache<Page>({ maxBytes: 10_000 })
    const { promise, resolve } = gate()
    const old = cache.fill('k', async () => {
      await promise
      return rendered('old', ['t'])
    })
    cache.purge(['t'])
    const fresh = cache.fill('k', async () => rendered('new', ['t']))
    resolve()
    expect(await old).toEqual({ html: 'old' })
    expect(await fresh).toEqual({ html: 'new' })
    expect(cache.get('k')).toEqual({ html: 'new' })
  })

  test('a late page does not replace the fresh one drawn meanwhile', async () => {
    const cache = createPageCache<Page>({ maxBytes: 10_000 })
    const { promise, resolve } = gate()
    const old = cache.fill('k', async () => {
      await promise
      return rendered('old', ['t'])
    })
    cache.purge(['t'])
    await cache.fill('k', async () => rendered('new', ['t']))
    resolve()
    await old
    expect(cache.get('k')).toEqual({ html: 'new' })
  })

  test('memory is bounded by bytes, the least used page goes first', async () => {
    const cache = createPageCache<Page>({ maxBytes: 1500 })
    for (const key of ['a', 'b', 'c']) await cache.fill(key, async () => rendered('x'.repeat(300)))
    cache.get('a')
    await cache.fill('d', async () => rendered('x'.repeat(300)))
    await cache.fill('e', async () => rendered('x'.repeat(300)))
    expect(cache.stats().bytes).toBeLessThanOrEqual(1500)
    expect(cache.get('b')).toBeUndefined()
  })

  test('what must not be stored is handed out and forgotten', async () => {
    const cache = createPageCache<Page>({ maxBytes: 1500 })
    expect(await cache.fill('k', async () => rendered('secret', [], false))).toEqual({ html: 'secret' })
    expect(cache.get('k')).toBeUndefined()
  })

  test('a page whose time is over is forgotten, and one that was drawn across that moment is never handed out', async () => {
    let now = 1000
    const cache = createPageCache<Page>({ maxBytes: 1500, now: () => now })
    await cache.fill('k', async () => ({ ...rendered('today'), expiresAt: 2000 }))
    now = 1999
    expect(cache.get('k')).toEqual({ html: 'today' })
    now = 2000
    expect(cache.get('k')).toBeUndefined()
    expect(cache.stats().entries).toBe(0)
    await cache.fill('k', async () => ({ ...rendered('late'), expiresAt: 2000 }))
    expect(cache.get('k')).toBeUndefined()
  })

  test('a failed render is not remembered', async () => {
    const cache = createPageCache<Page>({ maxBytes: 1500 })
    await expect(cache.fill('k', () => Promise.reject(new Error('database away')))).rejects.toThrow('database away')
    expect(await cache.fill('k', async () => rendered('ok'))).toEqual({ html: 'ok' })
  })
})
