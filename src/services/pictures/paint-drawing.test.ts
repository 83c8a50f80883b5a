import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintDrawing } from './paint-drawing.ts'

const svg = (inside: string) => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inside}</svg>`)
const RECT = '<rect width="40" height="30" fill="#a52"/>'
const tenfold = (depth: number) => Array.from({ length: depth }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join('')

test('a drawing is painted as large as it will ever be shown', async () => {
  expect(await sharp(await paintDrawing(svg(RECT))).metadata()).toMatchObject({ format: 'png', width: 2048, height: 1536 })
})

test('[T13] one that asks for hours is stopped, and whoever comes next is served', async () => {
  const endless = paintDrawing(svg(`<defs><g id="a0">${RECT}</g>${tenfold(9)}</defs><use href="#a9"/>`), 1)
  const next = paintDrawing(svg(RECT))
  await expect(endless).rejects.toMatchObject({ code: 'pictureTooLarge' })
  expect((await sharp(await next).metadata()).format).toBe('png')
})

test('what is none is told from what is broken', async () => {
  await expect(
    paintDrawing(
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a52' } })
        .png()
        .toBuffer(),
    ),
  ).rejects.toMatchObject({ code: 'fileTypeNotAllowed' })
  await expect(paintDrawing(svg('<g'))).rejects.toMatchObject({ code: 'fileUnreadable' })
})
