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
      cache.fill('s k', async () => {
        await promise
        return rendered('one')
      }),
    )
    resolve()
    const pages = await Promise.all(asked)
    expect(new Set(pages).size).toBe(1)
    expect(cache.stats().renders).toBe(1)
    expect(cache.get('s k')).toEqual({ html: 'one' })
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
    const old = cache.fill('s k', async () => {
      await promise
      return rendered('old', ['s/t'])
    })
    cache.purge(['s/t'])
    const fresh = cache.fill('s k', async () => rendered('new', ['s/t']))
    resolve()
    expect(await old).toEqual({ html: 'old' })
    expect(await fresh).toEqual({ html: 'new' })
    expect(cache.get('s k')).toEqual({ html: 'new' })
  })

  test('a late page does not replace the fresh one drawn meanwhile', async () => {
    const cache = createPageCache<Page>({ maxBytes: 10_000 })
    const { promise, resolve } = gate()
    const old = cache.fill('s k', async () => {
      await promise
      return rendered('old', ['s/t'])
    })
    cache.purge(['s/t'])
    await cache.fill('s k', async () => rendered('new', ['s/t']))
    resolve()
    await old
    expect(cache.get('s k')).toEqual({ html: 'new' })
  })

  test('a page drawn while everything was forgotten is not kept, and later visitors do not join it', async () => {
    const cache = createPageCache<Page>({ maxBytes: 10_000 })
    const { promise, resolve } = gate()
    const old = cache.fill('s k', async () => {
      await promise
      return rendered('old', ['s/t'])
    })
    cache.clear()
    const fresh = cache.fill('s k', async () => rendered('new', ['s/t']))
    resolve()
    expect([await old, await fresh]).toEqual([{ html: 'old' }, { html: 'new' }])
    expect(cache.get('s k')).toEqual({ html: 'new' })
    const { promise: again, resolve: go } = gate()
    const late = cache.fill('s late', async () => {
      await again
      return rendered('old', ['s/t'])
    })
    cache.clear()
    go()
    await late
    expect(cache.get('s late')).toBeUndefined()
  })

  test('a purge of other pages leaves a page under way to all who wait for it: it is drawn once and kept', async () => {
    const cache = createPageCache<Page>({ maxBytes: 10_000 })
    const { promise, resolve } = gate()
    const ask = () =>
      cache.fill('one a', async () => {
        await promise
        return rendered('a', ['one/pages'])
      })
    const before = ask()
    cache.purge(['other/pages'])
    const after = [ask(), ask()]
    resolve()
    expect(await Promise.all([before, ...after])).toEqual([{ html: 'a' }, { html: 'a' }, { html: 'a' }])
    expect(cache.stats().renders).toBe(1)
    expect(cache.get('one a')).toEqual({ html: 'a' })
  })

  test('however many come after a purge, the page is drawn once more', async () => {
    const cache = createPageCache<Page>({ maxBytes: 10_000 })
    const { promise, resolve } = gate()
    let html = 'old'
    const ask = () =>
      cache.fill('s k', async () => {
        const read = html
        await promise
        return rendered(read, ['s/t'])
      })
    const before = ask()
    html = 'new'
    cache.purge(['s/t'])
    const after = Array.from({ length: 100 }, ask)
    resolve()
    expect(await before).toEqual({ html: 'old' })
    expect(new Set((await Promise.all(after)).map((page) => page.html))).toEqual(new Set(['new']))
    expect(cache.stats().renders).toBe(2)
  })

  test('who asks after a purge does not get the failure of a page that was begun before it', async () => {
    const cache = createPageCache<Page>({ maxBytes: 10_000 })
    const { promise, resolve } = gate()
    const before = cache.fill('s k', async () => {
      await promise
      throw new Error('not published')
    })
    cache.purge(['s/t'])
    const after = cache.fill('s k', async () => rendered('published', ['s/t']))
    resolve()
    await expect(before).rejects.toThrow('not published')
    expect(await after).toEqual({ html: 'published' })
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
    expect(await cache.fill('s k', async () => rendered('secret', [], false))).toEqual({ html: 'secret' })
    expect(cache.get('s k')).toBeUndefined()
  })

  test('a page whose time is over is forgotten, and one that was drawn across that moment is never handed out', async () => {
    let now = 1000
    const cache = createPageCache<Page>({ maxBytes: 1500, now: () => now })
    await cache.fill('s k', async () => ({ ...rendered('today'), expiresAt: 2000 }))
    now = 1999
    expect(cache.get('s k')).toEqual({ html: 'today' })
    now = 2000
    expect(cache.get('s k')).toBeUndefined()
    expect(cache.stats().entries).toBe(0)
    await cache.fill('s k', async () => ({ ...rendered('late'), expiresAt: 2000 }))
    expect(cache.get('s k')).toBeUndefined()
  })

  test('a failed render is not remembered', async () => {
    const cache = createPageCache<Page>({ maxBytes: 1500 })
    await expect(cache.fill('s k', () => Promise.reject(new Error('database away')))).rejects.toThrow('database away')
    expect(await cache.fill('s k', async () => rendered('ok'))).toEqual({ html: 'ok' })
  })
})
