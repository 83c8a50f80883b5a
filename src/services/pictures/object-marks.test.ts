import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderObjects } from '../objects/folder-objects.ts'
import { createObjectMarks } from './object-marks.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-marks-'))
  await mkdir(join(folder, 'originals/site'), { recursive: true })
  const left = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const halves = sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#0000ff' } }).composite([{ input: left, left: 0, top: 0 }])
  await writeFile(join(folder, 'originals/site/wide.png'), await halves.png().toBuffer())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a cut has exactly the wanted size and keeps the focal point in view', async () => {
  const marks = createObjectMarks(createFolderObjects(folder))
  const cut = async (x: number) => {
    const bytes = await (await marks.cut('site', { objectId: 'wide', extension: 'png' }, { width: 300, height: 300, focalPoint: { x, y: 0.5 } }))?.read()
    const { dominant } = await sharp(bytes ?? undefined).stats()
    const { width, height, format } = await sharp(bytes ?? undefined).metadata()
    return { size: [width, height, format], isRed: dominant.r > dominant.b }
  }
  expect(await cut(0.1)).toEqual({ size: [300, 300, 'jpeg'], isRed: true })
  expect(await cut(0.9)).toEqual({ size: [300, 300, 'jpeg'], isRed: false })
})

test('without an original there is no cut', async () => {
  expect(await createObjectMarks(createFolderObjects(folder)).cut('site', { objectId: 'gone', extension: 'png' }, { width: 10, height: 10, focalPoint: null })).toBeNull()
})
