import { createHash, createHmac } from 'node:crypto'

export type S3Login = { key: string; secret: string; region: string }

type Unsigned = { method: string; url: URL; headers: Readonly<Record<string, string>>; /** SHA-256 of the body, in hex. */ payloadHash: string }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** As RFC 3986 has it, which is stricter than `encodeURIComponent`. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function canonicalQuery(url: URL): string {
  const pairs = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return pairs.toSorted().join('&')
}

/** AWS Signature Version 4, which every store with the API of S3 understands: the headers to send, with the signature among them. */
export function signRequest({ method, url, headers, payloadHash }: Unsigned, { key, secret, region }: S3Login, now: Date): Record<string, string> {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const day = stamp.slice(0, 8)
  const all: Record<string, string> = { ...headers, host: url.host, 'x-amz-content-sha256': payloadHash, 'x-amz-date': stamp }
  const names = Object.keys(all).toSorted()
  const lines = names.map((name) => `${name}:${all[name]?.trim()}\n`).join('')
  const signed = names.join(';')
  const request = [method, url.pathname, canonicalQuery(url), lines, signed, payloadHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>((before, part) => hmac(before, part), hmac(`AWS4${secret}`, day))
  const signature = hmac(signingKey, ['AWS4-HMAC-SHA256', stamp, scope, sha256(request)].join('\n')).toString('hex')
  return { ...all, authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope},SignedHeaders=${signed},Signature=${signature}` }
}
