import type { Objects } from '../objects/objects.ts'
import { chainParts, type Part } from './chain-parts.ts'
import type { Uploads } from './uploads.ts'

const ROOT = 'uploads'

/** Parts are uploads/<site>/<upload>/<offset>-<length>: any process and any machine that has the objects can go on. */
export function createObjectUploads(objects: Objects): Uploads {
  const folder = (siteId: string, uploadId: string) => `${ROOT}/${siteId}/${uploadId}/`
  const nameOf = ({ offset, length }: Part) => `${offset}-${length}`

  async function partsOf(siteId: string, uploadId: string): Promise<Part[]> {
    const prefix = folder(siteId, uploadId)
    const parts: Part[] = []
    for await (const { key } of objects.list(prefix)) {
      const [offset, length] = key.slice(prefix.length).split('-').map(Number)
      if (offset !== undefined && length !== undefined) parts.push({ offset, length })
    }
    return parts
  }

  return {
    keep: (siteId, uploadId, offset, bytes) => objects.put(folder(siteId, uploadId) + nameOf({ offset, length: bytes.length }), bytes),
    async *read(siteId, uploadId, size) {
      const chain = chainParts(await partsOf(siteId, uploadId), size)
      if (!chain) throw new Error('An upload lacks a part')
      for (const part of chain) {
        const bytes = await objects.read(folder(siteId, uploadId) + nameOf(part))
        if (bytes?.length !== part.length) throw new Error('An upload lacks a part')
        yield bytes
      }
    },
    async remove(siteId, uploadId) {
      for (const part of await partsOf(siteId, uploadId)) await objects.delete(folder(siteId, uploadId) + nameOf(part))
    },
    async ids(siteId) {
      const found = new Set<string>()
      for await (const { key } of objects.list(`${ROOT}/${siteId}/`)) found.add(key.split('/')[2] ?? '')
      return found
    },
  }
}
