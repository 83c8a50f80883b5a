import { expect, test } from 'vitest'
import { readUploadAnswer } from './read-upload-answer.ts'

const media = { id: '1', width: 1, tags: [], objectId: 'o', publicUrl: '/media/1/320.webp' }
const answered = (body: unknown) => readUploadAnswer(200, JSON.stringify(body))
const words = (answer: ReturnType<typeof readUploadAnswer>) => (answer.ok ? null : answer.message)

test('a picture with all that belongs to it has arrived', () => {
  expect(answered({ success: true, media, isKnown: false })).toEqual({ ok: true, media, isKnown: false })
})

test('[E-134] an answer without what makes a picture says what is missing', () => {
  expect(words(answered({ success: true, isKnown: false }))).toBe('No media meta returned from uploadFile')
  expect(words(answered({ success: true, isKnown: false, media: { ...media, objectId: '' } }))).toBe('No object id returned from get_media_id')
  expect(words(answered({ success: true, isKnown: false, media: { ...media, publicUrl: '' } }))).toBe('No public url returned from getPublicUrl')
})

test('[E-133] the server’s words win; without any, the default ones; without a server, none', () => {
  expect(words(readUploadAnswer(507, '{"success":false,"error":{"code":"storageFull","message":"Voll."}}'))).toBe('Voll.')
  expect(words(readUploadAnswer(502, '<html>Bad gateway</html>'))).toBe('Internal server error. Check the console for details')
  expect(words(readUploadAnswer(0, ''))).toBe('')
})
