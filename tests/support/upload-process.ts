import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from '../../src/actions/context.ts'
import { readUpload } from '../../src/actions/media/read-upload.ts'
import { receiveBytes } from '../../src/actions/media/receive-bytes.ts'
import { uploadPicture } from '../../src/actions/media/upload-picture.ts'
import { readConfig } from '../../src/run/config.ts'
import { createParts } from '../../src/run/create-parts.ts'
import { siteByHost } from '../../src/store/sites.ts'

/** A process of its own that takes uploads; run by Node itself, so that a test can kill it at any moment. */
const [appUrl = '', folder = '', host = '', userId = ''] = process.argv.slice(2)
const { parts } = await createParts({
  config: readConfig({ DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'silent' }),
  secrets: { sessionSecret: 'a secret for tests that is long enough', demoPassword: undefined },
  appUrl,
})
const site = await siteByHost(parts.store.platform, host)
if (!site) throw new Error(`There is no ${host}`)
const context: Context = { ...parts, site, actor: { kind: 'user', userId, name: 'Anna', role: 'admin', siteIds: [] } }

const server = createServer((request, response) => {
  const id = (request.url ?? '').slice(1)
  if (request.method === 'POST') {
    void takePicture(request, id).then(
      () => response.writeHead(204).end(),
      () => response.writeHead(409).end(),
    )
    return
  }
  const [offset, size] = [Number(request.headers['upload-offset'] ?? -1), Number(request.headers['upload-length'] ?? 0)]
  const work =
    request.method === 'PATCH'
      ? receiveBytes(context, { id, offset, size, announced: 0, body: request }).then((at) => at.offset)
      : readUpload(context, id).then(({ received }) => received)
  work.then(
    (at) => response.writeHead(204, { 'upload-offset': String(at) }).end(),
    () => response.writeHead(409).end(),
  )
})
/** A line that breaks ends before anything is made of it. */
async function takePicture(request: AsyncIterable<Uint8Array>, filename: string): Promise<void> {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part)
  await uploadPicture(context, { filename, file: Buffer.concat(parts), folder: '', groupId: '', isNew: true })
}

server.listen(0, '127.0.0.1', () => process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`))
