import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillFile, refusingWhenFull } from './fill-file.ts'
import { createFolderObjects } from './folder-objects.ts'
import { describeObjects } from './objects-contract.ts'

describeObjects('a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-objects-'))
  return { objects: createFolderObjects(folder), close: () => rm(folder, { recursive: true, force: true }) }
})

describe('the folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-folder-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const HOUR = 60 * 60_000
  const bytes = new Uint8Array(10)
  const drafts = () => readdir(join(folder, '.drafts'))

  test('a write that fails leaves no draft', async () => {
    const objects = createFolderObjects(folder)
    await expect(
      objects.put(
        'a/b',
        (async function* () {
          yield bytes
          expect(await drafts()).toHaveLength(1)
          throw new Error('broken off')
        })(),
      ),
    ).rejects.toThrow('broken off')
    expect([await drafts(), await objects.head('a/b')]).toEqual([[], null])
  })

  test('what a killed process left half written is never found, and goes when it is old', async () => {
    await mkdir(join(folder, '.drafts'), { recursive: true })
    for (const name of ['old', 'young']) await writeFile(join(folder, '.drafts', name), 'half')
    const longAgo = new Date(Date.now() - 2 * HOUR)
    await utimes(join(folder, '.drafts/old'), longAgo, longAgo)
    let time = Date.now()
    const objects = createFolderObjects(folder, () => time)
    await objects.put('a/one', bytes)
    expect([await drafts(), (await Array.fromAsync(objects.list(''))).map(({ key }) => key)]).toEqual([['young'], ['a/one']])
    time += 2 * HOUR
    await objects.put('a/two', bytes)
    expect(await drafts()).toEqual([])
  })

  test.runIf(existsSync('/dev/full'))('a full disk is a refusal of its own, any other failure stays what it is', async () => {
    for (const source of [bytes, new Blob([bytes]).stream()]) {
      await expect(refusingWhenFull(() => fillFile('/dev/full', source))).rejects.toMatchObject({ code: 'storageFull', status: 507 })
    }
    await expect(refusingWhenFull(() => fillFile(join(folder, 'no/such/folder'), bytes))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
