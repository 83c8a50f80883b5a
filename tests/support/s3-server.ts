import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const S3_LOGIN = { key: 'AKIATEST', secret: 'a/secret+for/tests', region: 'eu-central-2', bucket: 'vitrine' }

type Kept = { bytes: Buffer; at: Date; etag: string }

export type S3Server = {
  endpoint: string
  /** Answers of this kind come instead of the next ones. */
  fail: (status: number, times: number, code?: string) => void
  asked: string[]
  close: () => Promise<void>
}

const PAGE = 1000

/** A store with the API of S3, in memory: it checks signatures and body hashes by itself, and lists no more than a thousand at once. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Kept>()
  const asked: string[] = []
  let failing = { status: 0, times: 0, code: '' }

  function answer(response: ServerResponse, status: number, body: string | Buffer = '', headers: Record<string, string> = {}): void {
    response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), ...headers })
    response.end(body)
  }
  const refuse = (response: ServerResponse, status: number, code: string) => answer(response, status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    asked.push(`${request.method} ${url.pathname}`)
    if (failing.times > 0) {
      failing.times -= 1
      return refuse(response, failing.status, failing.code)
    }
    const trouble = troubleWith(request, url, body)
    if (trouble !== null) return refuse(response, 403, trouble)
    const [, bucket, ...rest] = url.pathname.split('/')
    if (bucket !== S3_LOGIN.bucket) return refuse(response, 404, 'NoSuchBucket')
    const key = rest.join('/')
    if (key === '') return answer(response, 200, list(url), { 'content-type': 'application/xml' })
    return one(request, response, key, body)
  }

  function one(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer): void {
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, at: new Date(), etag: createHash('md5').update(body).digest('hex') })
      return answer(response, 200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer(response, 204)
    }
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    const facts = { etag: `"${found.etag}"`, 'last-modified': found.at.toUTCString() }
    if (request.method === 'HEAD') {
      response.writeHead(200, { ...facts, 'content-length': String(found.bytes.length) })
      response.end()
      return
    }
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (start === undefined) return answer(response, 200, found.bytes, facts)
    return answer(response, 206, found.bytes.subarray(Number(start), Number(end) + 1), facts)
  }

  function list(url: URL): string {
    const [prefix, token] = [url.searchParams.get('prefix') ?? '', url.searchParams.get('continuation-token') ?? '']
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > token).toSorted()
    const page = keys.slice(0, PAGE)
    const entries = page.map((key) => {
      const { at, bytes } = objects.get(key) ?? { at: new Date(0), bytes: Buffer.alloc(0) }
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const more = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${keys.length > PAGE}</IsTruncated>${more}${entries.join('')}</ListBucketResult>`
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    fail: (status, times, code = 'SlowDown') => (failing = { status, times, code }),
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Computed anew from what arrived, as a store does it. */
function troubleWith({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | null {
  const { authorization = '' } = headers
  const [, key, day, region, names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request,SignedHeaders=([\w;-]+),Signature=(\w{64})$/.exec(authorization) ?? []
  if (key !== S3_LOGIN.key || region !== S3_LOGIN.region) return 'InvalidAccessKeyId'
  const hash = createHash('sha256').update(body).digest('hex')
  if (headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch'
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.split(';').includes(name))) return 'AccessDenied'
  const stamp = String(headers['x-amz-date'])
  const sent = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - sent) < 15 * 60_000)) return 'RequestTimeTooSkewed'
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const lines = names
    .split(';')
    .map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
    .join('')
  const request = [method, url.pathname, query, lines, names, hash].join('\n')
  const toSign = `AWS4-HMAC-SHA256\n${stamp}\n${day}/${region}/s3/aws4_request\n${createHash('sha256').update(request).digest('hex')}`
  let signing: Buffer = Buffer.from(`AWS4${S3_LOGIN.secret}`)
  for (const part of [day ?? '', region, 's3', 'aws4_request', toSign]) signing = createHmac('sha256', signing).update(part).digest()
  return timingSafeEqual(signing, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}
