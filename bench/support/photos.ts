import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { variantWidths } from '../../src/model/media.ts'
import { createFolderObjects } from '../../src/services/objects/folder-objects.ts'
import { createObjectPictures } from '../../src/services/pictures/object-pictures.ts'
import { readMemory } from './memory.ts'

/** A process of its own, so that its memory is its own: takes each photograph in as an upload does, or as a script with sharp would. */
const [contender = '', source = '', folder = '', names = ''] = process.argv.slice(2)
const LONGEST = 4096

async function takeWithProduct(id: string, bytes: Uint8Array): Promise<void> {
  const { extension, width } = await pictures.accept('site', id, bytes)
  await pictures.prepare('site', { objectId: id, extension }, variantWidths({ width }))
}

/** The same files in the same quality; no gate, no keys, no synced disk. */
async function takeWithSharp(id: string, bytes: Uint8Array): Promise<void> {
  const clean = await sharp(bytes)
    .rotate()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 90 })
    .toBuffer()
  await writeFile(join(folder, `${id}.jpg`), clean)
  const { width } = await sharp(clean).metadata()
  await sharp(clean).resize(32, 32, { fit: 'inside' }).ensureAlpha().raw().toBuffer()
  for (const each of variantWidths({ width })) {
    await writeFile(join(folder, `${id}-${each}.webp`), await sharp(clean).resize({ width: each, withoutEnlargement: true }).webp({ quality: 78, effort: 2 }).toBuffer())
  }
}

await mkdir(folder, { recursive: true })
const pictures = createObjectPictures(createFolderObjects(folder))
const take = contender === 'product' ? takeWithProduct : takeWithSharp
const startedAt = performance.now()
for (const name of names.split(',')) {
  const bytes = await readFile(join(source, name))
  await take(createHash('md5').update(name).digest('hex'), bytes)
}
const ms = performance.now() - startedAt
process.stdout.write(JSON.stringify({ ms, megabytes: (await readMemory(process.pid))?.peak ?? Number.NaN }))
