import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressKey } from './address-key.ts'
import { createLimits } from './limits.ts'

describe('limits', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('the attempt after the last one is refused with the time to wait, and allowed after it', async () => {
    const limits = createLimits()
    for (let attempt = 0; attempt < 10; attempt += 1) await limits.take('signInAccount', 'a')
    vi.advanceTimersByTime(60_000)
    await expect(limits.take('signInAccount', 'a')).rejects.toMatchObject({ code: 'tooManyRequests', details: { retryAfterSeconds: 14 * 60 } })
    await limits.take('signInAccount', 'b')
    await limits.take('signInAddress', 'a')
    vi.advanceTimersByTime(14 * 60_000)
    await limits.take('signInAccount', 'a')
  })

  test('an attempt given back does not count', async () => {
    const limits = createLimits({ points: { signInAccount: 1 } })
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await limits.take('signInAccount', 'a')
      await limits.giveBack('signInAccount', 'a')
    }
    await limits.take('signInAccount', 'a')
    await expect(limits.take('signInAccount', 'a')).rejects.toMatchObject({ code: 'tooManyRequests' })
  })
})

describe('places', () => {
  test('an address holds so many at a time, given back once each; another address has its own', () => {
    const limits = createLimits({ places: { stream: 2 } })
    const first = limits.hold('stream', '192.0.2.7')
    limits.hold('stream', '::ffff:192.0.2.7')
    expect(() => limits.hold('stream', '192.0.2.7')).toThrow('tooManyRequests')
    limits.hold('stream', '192.0.2.8')
    first()
    first()
    limits.hold('stream', '192.0.2.7')
    expect(() => limits.hold('stream', '192.0.2.7')).toThrow('tooManyRequests')
  })
})

describe('addressKey', () => {
  test.each([
    ['all spellings of an IPv4 address', ['192.0.2.7', ' 192.0.2.7 ', '::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7', '::ffff:192.0.2.7%eth0']],
    ['all addresses of a /64', ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::', '2001:db8:1:2::1.2.3.4', '2001:db8:1:2:0:0:1.2.3.4', '2001:db8:1:2::1%en0']],
    ['everything that is no address', ['', 'unknown', 'proxy.example', '1.2.3', '999.1.1.1', '::1::2']],
  ])('%s have one key', (_, spellings) => {
    expect(new Set(spellings.map(addressKey)).size).toBe(1)
  })

  test('neighbours have different keys', () => {
    expect(new Set(['192.0.2.7', '192.0.2.8', '2001:db8:1:2::1', '2001:db8:1:3::1', '::1', 'x'].map(addressKey)).size).toBe(6)
  })
})
