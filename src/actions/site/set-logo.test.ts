import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { Actor } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Pictures } from '../../services/pictures/pictures.ts'
import { readSettings } from '../../store/settings.ts'
import { setLogo } from './set-logo.ts'

const actor: Actor = { kind: 'user', userId: 'u', name: 'Ada', role: 'admin', siteIds: [] }
let room: TestApp
let mark: Uint8Array
beforeAll(async () => {
  room = await openTestApp()
  mark = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
})
afterAll(() => room.close())

const refusedWhen = (failing: Partial<Pictures>) =>
  setLogo({ ...room.parts, actor, pictures: { ...room.parts.pictures, ...failing } }, room.siteA, { mark }).catch((error: unknown) => error)

test('a full disk is not the picture’s fault, a picture that cannot be drawn is; neither changes the logo', async () => {
  expect(await refusedWhen({ accept: () => Promise.reject(new Refusal('storageFull')) })).toMatchObject({ code: 'storageFull' })
  for (const failing of [{ accept: () => Promise.reject(new Refusal('fileUnreadable')) }, { prepare: () => Promise.reject(new Error('broken')) }]) {
    expect(await refusedWhen(failing)).toMatchObject({ code: 'invalidInput', details: { fieldErrors: { mark: 'invalid' } } })
  }
  expect((await room.parts.store.inSite(room.siteA.id, readSettings)).logo.mark).toBe('')
})
