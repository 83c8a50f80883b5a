import { describe, expect, test } from 'vitest'
import { sha256, signRequest } from './sign-request.ts'

/** The examples that Amazon publishes for Signature Version 4 with S3. */
const LOGIN = { key: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' }
const NOW = new Date('2013-05-24T00:00:00.000Z')
const EMPTY = sha256('')

const signature = (method: string, path: string, headers: Record<string, string> = {}, payloadHash = EMPTY) =>
  /Signature=(\w+)$/.exec(signRequest({ method, url: new URL(`https://examplebucket.s3.amazonaws.com${path}`), headers, payloadHash }, LOGIN, NOW)['authorization'] ?? '')?.[1]

describe('a signature is the one that Amazon’s documentation shows', () => {
  test('of a part of an object', () => {
    expect(signature('GET', '/test.txt', { range: 'bytes=0-9' })).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
  })

  test('of a new object', () => {
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
    expect(signature('PUT', '/test%24file.text', headers, sha256('Welcome to Amazon S3.'))).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd')
  })

  test('of a question without a value, and of a list', () => {
    expect(signature('GET', '/?lifecycle')).toBe('fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543')
    expect(signature('GET', '/?max-keys=2&prefix=J')).toBe('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7')
  })
})
