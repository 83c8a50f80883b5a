import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawLogo } from './draw-logo.ts'
import { createFolderObjects } from '../objects/folder-objects.ts'
import { createObjectMarks } from './object-marks.ts'

const GROUNDS = ['#ffffff', '#003366', '#cc0000', '#111111']
const plate = { width: 100, height: 100, corner: 0, room: { width: 80, height: 80 }, grounds: GROUNDS }

const flat = (width: number, height: number, color: string) =>
  sharp({ create: { width, height, channels: 4, background: color } })
    .png()
    .toBuffer()
const cutOut = (color: string, width = 64, height = 64) =>
  sharp(Buffer.from(`<svg width="${width}" height="${height}"><ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}" fill="${color}"/></svg>`))
    .png()
    .toBuffer()

async function pixels(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => `#${data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4).toString('hex')}`
  return { at, width: info.width, height: info.height }
}

test('a cut-out lies in the middle of its plate, in its own shape and colour', async () => {
  const { at, width, height } = await pixels(await drawLogo(await cutOut('#1a2b3c', 400, 100), plate))
  expect([width, height]).toEqual([100, 100])
  expect([at(50, 50), at(50, 42), at(50, 58), at(14, 50), at(86, 50)]).toEqual(Array.from({ length: 5 }, () => '#1a2b3cff'))
  expect([at(50, 37), at(50, 63), at(6, 50), at(94, 50), at(0, 0)]).toEqual(Array.from({ length: 5 }, () => '#ffffffff'))
})

test('the ground is the first on which it can be seen', async () => {
  const ground = async (color: string, grounds = GROUNDS) => (await pixels(await drawLogo(await cutOut(color), { ...plate, grounds }))).at(0, 0)
  expect(await ground('#202020')).toBe('#ffffffff')
  expect(await ground('#fdfdfd')).toBe('#003366ff')
  expect(await ground('#ff8800')).toBe('#003366ff')
  expect(await ground('#888888', ['#808080', '#909090'])).toBe('#808080ff')
})

test('a square with a ground of its own fills the icon, a wide picture goes on in its own colour', async () => {
  const square = await pixels(await drawLogo(await flat(300, 300, '#b3202a'), plate))
  expect([square.at(0, 0), square.at(50, 50)]).toEqual(['#b3202aff', '#b3202aff'])
  const wide = await pixels(await drawLogo(await flat(300, 100, '#e0e0e0'), plate))
  expect([wide.at(0, 0), wide.at(50, 50)]).toEqual(['#e0e0e0ff', '#e0e0e0ff'])
})

test('round corners are clear', async () => {
  const { at } = await pixels(await drawLogo(await flat(300, 300, '#b3202a'), { ...plate, corner: 20 }))
  expect([at(0, 0).slice(-2), at(99, 99).slice(-2), at(50, 50).slice(-2)]).toEqual(['00', '00', 'ff'])
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-logo-'))
  await mkdir(join(folder, 'originals/site'), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a picture that is gone, broken or too large hurts nobody: there is no mark of it', async () => {
  const marks = createObjectMarks(createFolderObjects(folder))
  const draw = (objectId: string) => marks.logo('site', { objectId, extension: 'png' }, plate)
  expect(await draw('gone')).toBeNull()
  await writeFile(join(folder, 'originals/site/broken.png'), 'no picture')
  expect(await draw('broken')).toBeNull()
  await writeFile(join(folder, 'originals/site/huge.png'), await flat(9000, 6000, '#123456'))
  expect(await draw('huge')).toBeNull()
})

test('a moving picture stands still at its first frame', async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff', '#00ff00'].map((color) => flat(40, 40, color)))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(3)
  expect((await pixels(await drawLogo(moving, plate))).at(50, 50)).toBe('#ff0000ff')
})
