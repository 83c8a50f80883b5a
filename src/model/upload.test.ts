import { expect, test } from 'vitest'
import { extensionOf, isPictureExtension } from './upload.ts'

test.each(['PHOTO.JPG', 'a.jpeg', 'b.png', 'c.GIF', 'd.svg', 'ein bild.v2.webp'])('[E-123] %s passes', (name) => {
  expect(isPictureExtension(extensionOf(name) ?? '')).toBe(true)
})

test.each(['a.heic', 'b.HEIF', 'c.avif'])('[O-11] %s is a photograph that may be readable', (name) => {
  expect(isPictureExtension(extensionOf(name) ?? '')).toBe(true)
})

test.each(['a.bmp', 'b.exe', 'c.jpg.exe', 'e.pdf', 'f.jpg\u202e', 'g.jpg '.repeat(2) + 'x.tiff'])('[E-124] %j has another extension', (name) => {
  expect(extensionOf(name)).not.toBeNull()
  expect(isPictureExtension(extensionOf(name) ?? '')).toBe(false)
})

test.each(['foto', '', '.jpg', 'foto.', 'ordner.jpg/foto', 'C:\\bilder.jpg\\foto'])('[E-124] %j has none', (name) => {
  expect(extensionOf(name)).toBeNull()
})
