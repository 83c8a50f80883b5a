import { readdir, readFile, rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderObjects } from '../objects/folder-objects.ts'
import type { Objects } from '../objects/objects.ts'
import { createObjectPictures } from './object-pictures.ts'
import type { Variant } from './pictures.ts'

let folder: string
let objects: Objects
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  objects = createFolderObjects(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A sunset: two colours that flow into each other, as photographs do. */
const sunset = () =>
  sharp(
    Buffer.from(
      '<svg width="640" height="400"><defs><linearGradient id="a" x2=".3" y2="1"><stop stop-color="#204080"/><stop offset="1" stop-color="#f0a040"/></linearGradient></defs><path fill="url(#a)" d="M0 0h640v400H0z"/><circle cx="200" cy="250" r="90" fill="#ffd080"/></svg>',
    ),
  )
    .jpeg({ quality: 95 })
    .toBuffer()

const compressionOf = async (variant: Variant | null) => (await sharp((await variant?.file.read()) ?? undefined).metadata()).compression

describe('variants', () => {
  test('nobody waits for an AVIF: the WebP comes first, the AVIF once it exists, and both stay', async () => {
    const pictures = createObjectPictures(objects, { calmMs: 0 })
    await pictures.store('site', 'party', await readFile('demo/rocknhole/pictures/hole-9-party.webp'))
    const wish = { width: 320, mayBeAvif: true }
    const first = await pictures.variant('site', { objectId: 'party', extension: 'webp' }, wish)
    expect(first).toMatchObject({ format: 'webp', isFinal: false })
    await pictures.settled()
    const second = await pictures.variant('site', { objectId: 'party', extension: 'webp' }, wish)
    expect(second).toMatchObject({ format: 'avif', isFinal: true })
    expect(await compressionOf(second)).toBe('av1')
    expect(second?.file.size).toBeLessThan(first?.file.size ?? 0)
    expect(await pictures.variant('site', { objectId: 'party', extension: 'webp' }, { width: 320, mayBeAvif: false })).toMatchObject({ format: 'webp', isFinal: true })
  })

  test('who does not take AVIF causes none', async () => {
    const pictures = createObjectPictures(objects, { calmMs: 0 })
    await pictures.store('site', 'old', await sunset())
    await pictures.variant('site', { objectId: 'old', extension: 'jpg' }, { width: 320, mayBeAvif: false })
    await pictures.settled()
    expect(await readdir(join(folder, 'variants/site/old'))).toEqual(['320.webp'])
  })

  test('an AVIF that saves nothing is not kept, and not tried again', async () => {
    const pictures = createObjectPictures(objects, { calmMs: 0 })
    await pictures.store(
      'site',
      'dot',
      await sharp({ create: { width: 32, height: 32, channels: 3, background: '#336699' } })
        .png()
        .toBuffer(),
    )
    const ask = () => pictures.variant('site', { objectId: 'dot', extension: 'png' }, { width: 32, mayBeAvif: true })
    expect(await ask()).toMatchObject({ format: 'webp', isFinal: false })
    await pictures.settled()
    expect(await ask()).toMatchObject({ format: 'webp', isFinal: true })
  })

  test('a hundred visitors at once make one file', async () => {
    const pictures = createObjectPictures(objects, { calmMs: 0 })
    await pictures.store('site', 'many', await sunset())
    const asked = await Promise.all(Array.from({ length: 100 }, () => pictures.variant('site', { objectId: 'many', extension: 'jpg' }, { width: 640, mayBeAvif: true })))
    expect(new Set(asked.map((one) => one?.file.etag)).size).toBe(1)
    await pictures.settled()
    expect((await readdir(join(folder, 'variants/site/many'))).toSorted()).toEqual(['640.avif', '640.webp'])
  })

  test('an original that is gone is no error', async () => {
    expect(await createObjectPictures(objects).variant('site', { objectId: 'gone', extension: 'jpg' }, { width: 320, mayBeAvif: true })).toBeNull()
  })
})

describe('facts', () => {
  test('a photograph gets a blurHash and a colour, a cut-out neither: they would stay visible behind it', async () => {
    const pictures = createObjectPictures(objects)
    expect(await pictures.store('site', 'a', await sunset())).toMatchObject({
      width: 640,
      height: 400,
      extension: 'jpg',
      blurHash: expect.stringMatching(/^.{28}$/),
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    const logo = await sharp(Buffer.from('<svg width="64" height="64"><circle cx="32" cy="32" r="20" fill="red"/></svg>')).png().toBuffer()
    expect(await pictures.store('site', 'b', logo)).toMatchObject({ blurHash: null, color: 'transparent' })
  })
})
