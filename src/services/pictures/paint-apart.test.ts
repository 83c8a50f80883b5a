import { expect, test } from 'vitest'
import { paintApart, type Painter } from './paint-apart.ts'

const square: Painter<{ side: number }> = (sharp, _bytes, { side }) => sharp({ create: { width: side, height: side, channels: 3, background: 'red' } }).png().toBuffer()

test('the process takes little memory for itself, on every kind of processor', async () => {
  const painted = await paintApart(square, new Uint8Array(), { side: 8 }, { seconds: 6, memory: 160 * 1024 ** 2 })
  expect(Buffer.from(painted).subarray(1, 4).toString()).toBe('PNG')
})
