import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { S3_LOGIN, startS3Server, type S3Server } from '../../../tests/support/s3-server.ts'
import type { Objects } from './objects.ts'
import { describeObjects } from './objects-contract.ts'
import { createS3Client } from './s3-client.ts'
import { createS3Objects } from './s3-objects.ts'

const openObjects = (server: S3Server, login: Partial<typeof S3_LOGIN> = {}, warned: object[] = []) =>
  createS3Objects(createS3Client({ ...S3_LOGIN, ...login, endpoint: server.endpoint }, (fields) => void warned.push(fields)))

describeObjects('a bucket', async () => {
  const server = await startS3Server()
  return { objects: openObjects(server), close: server.close }
})

describe('a store that is not well', () => {
  let server: S3Server
  let objects: Objects
  const warned: object[] = []
  beforeAll(async () => {
    server = await startS3Server()
    objects = openObjects(server, {}, warned)
    await objects.put('a/b', new Uint8Array([1, 2, 3]))
  })
  afterAll(() => server.close())
  beforeEach(() => {
    warned.length = 0
    server.asked.length = 0
  })

  test('is asked again, and nobody notices', async () => {
    server.fail(503, 2)
    expect((await objects.head('a/b'))?.size).toBe(3)
    server.fail(500, 1)
    await objects.put('a/c', new Uint8Array([4]))
    expect([await objects.read('a/c'), warned]).toEqual([Uint8Array.of(4), []])
  })

  test('for long is a refusal with a time to come back, and a line in the log without any secret', async () => {
    server.fail(503, 3)
    await expect(objects.read('a/b')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } })
    expect(warned).toEqual([{ status: 503, code: 'SlowDown', method: 'GET' }])
    const away = createS3Objects(createS3Client({ ...S3_LOGIN, endpoint: 'http://127.0.0.1:9' }, () => {}))
    await expect(away.head('a/b')).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('is full', async () => {
    server.fail(507, 1, 'XMinioStorageFull')
    await expect(objects.put('a/d', new Uint8Array(3))).rejects.toMatchObject({ code: 'storageFull' })
    server.fail(403, 1, 'QuotaExceeded')
    await expect(objects.put('a/d', new Uint8Array(3))).rejects.toMatchObject({ code: 'storageFull' })
    expect(await objects.head('a/d')).toBeNull()
  })

  test('has no such bucket: nothing is taken for stored', async () => {
    const nowhere = openObjects(server, { bucket: 'elsewhere' })
    await expect(nowhere.put('a/b', new Uint8Array(3))).rejects.toThrow('NoSuchBucket')
    await expect(Array.fromAsync(nowhere.list('a/'))).rejects.toThrow('S3_BUCKET')
  })

  test('does not know us: it is asked once, and the sentence names the settings, not their values', async () => {
    for (const login of [{ secret: 'wrong' }, { key: 'wrong' }, { region: 'us-east-1' }]) {
      server.asked.length = 0
      const failing = openObjects(server, login).head('a/b')
      await expect(failing).rejects.toThrow('S3_SECRET')
      await expect(failing).rejects.not.toThrow('wrong')
      expect(server.asked).toHaveLength(1)
    }
  })
})
