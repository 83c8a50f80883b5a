import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MARK, type HostileFile } from '../../../tests/support/hostile/hostile-file.ts'
import { hostileFiles } from '../../../tests/support/hostile/hostile-files.ts'
import { HOST_A, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { Actor } from '../../model/access.ts'
import { originalKey } from '../../services/pictures/picture-keys.ts'
import type { Fetched } from '../../services/outside/fetched.ts'
import { insertMedia } from '../../store/media.ts'
import { setLogo } from '../site/set-logo.ts'
import type { MediaRecord } from './present-media.ts'

/** `HOSTILE_FILES=Infinity npx vitest run --project database src/actions/media/hostile-files.test.ts` tries all of them, with `SEED` others. */
const MOST = Number(process.env['HOSTILE_FILES'] ?? 40)

let t: TestApp
let cookie = ''
let files: HostileFile[]
let fetched: Fetched = { kind: 'failed' }
beforeAll(async () => {
  t = await openTestApp({ fetchBytes: async () => fetched })
  const signedIn = await t.parts.auth.signIn({ email: 'a@anna.example', password: 'correct horse battery', host: HOST_A, address: '127.0.0.1', userAgent: '' })
  cookie = signedIn?.cookies.map((each) => each.split(';', 1)[0]).join('; ') ?? ''
  files = await hostileFiles(Number(process.env['SEED'] ?? 7), MOST)
})
afterAll(() => t.close())

type Answer = { media?: MediaRecord; error?: { code: string } }

async function upload({ filename }: HostileFile, bytes: Uint8Array): Promise<{ status: number } & Answer> {
  const response = await t.app.request(`http://${HOST_A}/api/v1/media/upload?${new URLSearchParams({ filename, isNew: '1' })}`, {
    method: 'POST',
    // What it says of itself is not believed either.
    headers: { host: HOST_A, cookie, 'content-type': 'text/html' },
    body: Uint8Array.from(bytes),
  })
  return { status: response.status, ...((await response.json()) as Answer) }
}

const allFiles = () =>
  readdirSync(t.folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(t.folder.length + 1)] : []))

function assertHarmless(response: Response, type: RegExp) {
  expect(response.headers.get('content-type')).toMatch(type)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
}

describe('files that mean harm', () => {
  test('[T3] [T6] [T13] uploaded as pictures: each is refused with its reason or painted anew, and all that is stored lies with its site', async () => {
    const before = new Set(allFiles())
    const wrong: string[] = []
    for (const file of files) {
      const answer = await upload(file, await file.make())
      const outcome = answer.status === 200 ? 'taken' : answer.error?.code
      if (!file.outcomes.some((each) => each === outcome)) wrong.push(`${file.about}: ${answer.status} ${outcome}, not ${file.outcomes.join(' or ')}`)
      const { media } = answer
      if (!media) continue
      const stored = await readFile(join(t.folder, 'media', originalKey(t.siteA.id, media)))
      expect(stored.includes(MARK), file.about).toBe(false)
      expect((await sharp(stored).metadata()).format, file.about).toMatch(/^(?:jpeg|png|gif|webp)$/)
      assertHarmless(await t.ask(media.publicUrl), /^image\/webp$/)
    }
    expect(wrong).toEqual([])
    const homes = [`media/originals/${t.siteA.id}/`, `media/variants/${t.siteA.id}/`]
    expect(allFiles().filter((name) => !before.has(name) && !homes.some((home) => name.startsWith(home)))).toEqual([])
  }, 300_000)

  test('[T3] [T5] brought as the picture of a film elsewhere: what is shown is painted, or the drawing in its place', async () => {
    for (const [at, file] of files.entries()) {
      const videoId = `hostile${String(at).padStart(4, '0')}`
      const id = t.parts.newId()
      const video = { source: 'youtube', videoId, aspectRatio: null }
      const facts = { mediaType: 'video' as const, mimeType: 'video/mp4', originalFilename: 'film', extension: 'webp', fileSize: 1, width: 1280, height: 720, color: '#000000' }
      await t.parts.store.inSite(t.siteA.id, (tx) => insertMedia(tx, { id, objectId: id, ...facts, videoSettings: video }))
      fetched = { kind: 'bytes', bytes: await file.make() }
      const response = await t.ask(`/media/youtube/${videoId}.webp`)
      expect(response.status, file.about).toBe(200)
      assertHarmless(response, /^image\/(?:webp|svg\+xml)$/)
      expect((await response.text()).includes(MARK), file.about).toBe(false)
    }
  }, 300_000)

  test('[T3] given as the logo: refused as no picture, or painted like every other one', async () => {
    const actor: Actor = { kind: 'user', userId: 'u', name: 'Ada', role: 'admin', siteIds: [] }
    // The gate is the same, so that some of each kind are enough unless all are wanted.
    for (const file of MOST === Infinity ? files : files.slice(0, 10)) {
      const bytes = await file.make()
      const outcome = await setLogo({ ...t.parts, actor }, t.siteA, { picture: bytes }).then(
        () => 'taken',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      )
      expect(outcome, file.about).toMatch(/^(?:taken|invalidInput)$/)
    }
    const originals = allFiles().filter((name) => name.startsWith(`media/originals/${t.siteA.id}/`))
    expect(originals.filter((name) => name.endsWith('.svg'))).toEqual([])
    for (const name of originals) expect((await readFile(join(t.folder, name))).includes(MARK), name).toBe(false)
  }, 300_000)

  test('[T13] in a form of visitors a file is no field, and one that is too large is not read', async () => {
    const before = allFiles().length
    for (const file of files.slice(0, 10)) {
      const form = new FormData()
      form.set('file', new Blob([Uint8Array.from(await file.make())]), 'file.jpg')
      const response = await t.app.request(`http://${HOST_A}/de`, { method: 'POST', headers: { host: HOST_A }, body: form })
      expect(response.status, file.about).toBeLessThan(500)
    }
    expect(allFiles()).toHaveLength(before)
  })
})
