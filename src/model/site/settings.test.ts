import { describe, expect, test } from 'vitest'
import { settingsSchema } from './settings.ts'

const IDS = { googleAnalytics: 'G-AB12CD34EF', googleTagManager: 'GTM-AB12CD3', facebookPixel: '1234567890123' } as const

/** `*` is a valid id: what is put before it, behind it or into it must not get through. */
const BREAK_OUTS = [
  "*'",
  '*"',
  '*`',
  "*');alert(1)//",
  '*");alert(1)//',
  '*</script><script>alert(1)</script>',
  '<script>*',
  '*<!--',
  '*\n',
  '\n*',
  '*\r\nSet-Cookie: a=b',
  '*\u2028alert(1)',
  '*\u0000',
  '* ',
  ' *',
  '*\t',
  '*&x=1',
  '*?x=1',
  '*#x',
  '*/../../evil.js',
  '../*',
  '//evil.example/*',
  'https://evil.example/*',
  'javascript:*',
  'data:text/javascript,*',
  '*@evil.example',
  '*%0aalert(1)',
  '*%27',
  '*\\',
  '*\\u0027',
  '*;',
  '*,*',
  '*${alert(1)}',
  '*{{constructor}}',
  '*＇',
  '＂*',
  '*\u202e',
  '*é',
  '*'.repeat(9),
] as const

describe('[T16] ids of services end up in the addresses of scripts', () => {
  test.each(Object.entries(IDS))('%s: its own shape gets through, and nothing', (name, id) => {
    expect(settingsSchema.parse({ tracking: { [name]: id } }).tracking).toMatchObject({ [name]: id })
    expect(settingsSchema.parse({ tracking: { [name]: '' } }).tracking).toMatchObject({ [name]: '' })
  })

  test('more than a hundred ways out of it are refused', () => {
    const tries = Object.entries(IDS).flatMap(([name, id]) => BREAK_OUTS.map((shape) => ({ [name]: shape.replaceAll('*', () => id) })))
    expect(tries.length).toBeGreaterThan(100)
    expect(tries.filter((tracking) => settingsSchema.safeParse({ tracking }).success)).toEqual([])
  })
})
