import { assertKey, assertPrefix } from './object-key.ts'
import type { ByteRange, ListedObject, Objects } from './objects.ts'
import type { S3Client } from './s3-client.ts'

/** Whoever takes longer for one piece has gone. */
const GIVEN_UP_AFTER_MS = 5 * 60_000

/** Each object is one of a bucket in any store with the API of S3. A put is one request, so it is all there or not at all. */
export function createS3Objects(ask: S3Client): Objects {
  const named = (key: string) => {
    assertKey(key)
    return key
  }

  async function open(key: string, range: ByteRange | undefined): Promise<Response | null> {
    const headers: Record<string, string> = range && Number.isFinite(range.end) ? { range: `bytes=${range.start}-${range.end}` } : {}
    const answer = await ask({ method: 'GET', key: named(key), headers })
    return answer.status === 404 ? null : answer
  }

  return {
    async put(key, bytes) {
      named(key)
      // In memory as a whole: whoever has more puts parts.
      await ask({
        method: 'PUT',
        key,
        headers: { 'content-type': 'application/octet-stream' },
        body: bytes instanceof Uint8Array ? bytes : Buffer.concat(await Array.fromAsync(bytes)),
      })
    },
    async head(key) {
      const answer = await ask({ method: 'HEAD', key: named(key) })
      if (answer.status === 404) return null
      const { headers } = answer
      return {
        size: Number(headers.get('content-length') ?? 0),
        modifiedAt: new Date(headers.get('last-modified') ?? 0),
        etag: (headers.get('etag') ?? '').replaceAll(/^W\/|"/g, ''),
      }
    },
    async get(key, range) {
      const answer = await open(key, range)
      return answer && (answer.body ? unlessForgotten(answer.body) : new Blob([]).stream())
    },
    async read(key, range) {
      const answer = await open(key, range)
      return answer && (await answer.bytes())
    },
    async delete(key) {
      await ask({ method: 'DELETE', key: named(key) })
    },
    list(prefix) {
      assertPrefix(prefix)
      return listBucket(ask, prefix)
    },
  }
}

async function* listBucket(ask: S3Client, prefix: string): AsyncGenerator<ListedObject> {
  for (let token: string | null = ''; token !== null;) {
    const answer = await ask({ method: 'GET', query: { 'list-type': '2', prefix, ...(token !== '' && { 'continuation-token': token }) } })
    const text = await answer.text()
    for (const [, entry = ''] of text.matchAll(/<Contents>([^]*?)<\/Contents>/g)) {
      // HTTP knows whole seconds only, and both ways must tell the same time.
      const modifiedAt = new Date(Math.floor(Date.parse(inside(entry, 'LastModified')) / 1000) * 1000)
      yield { key: inside(entry, 'Key'), size: Number(inside(entry, 'Size')), modifiedAt }
    }
    token = /<IsTruncated>true/.test(text) ? inside(text, 'NextContinuationToken') : null
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function inside(text: string, element: string): string {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(text)?.[1] ?? ''
  return found.replaceAll(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

/** A server whose visitor hung up may forget a stream without a word: what is not read on is ended, or each of them would cost a connection. */
function unlessForgotten(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let timer: NodeJS.Timeout | undefined
  const later = () => (timer = setTimeout(() => void reader.cancel(), GIVEN_UP_AFTER_MS).unref())
  later()
  return new ReadableStream(
    {
      async pull(controller) {
        clearTimeout(timer)
        const { done, value } = await reader.read()
        if (done) return controller.close()
        controller.enqueue(value)
        later()
      },
      cancel(reason) {
        clearTimeout(timer)
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
