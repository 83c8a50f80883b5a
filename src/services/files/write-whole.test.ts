import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeWhole } from './write-whole.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-write-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a file that cannot be written', () => {
  test('leaves nothing behind where it cannot get its name', async () => {
    await mkdir(join(folder, 'taken', 'inside'), { recursive: true })
    await expect(writeWhole(join(folder, 'taken'), new Uint8Array(10))).rejects.toThrow()
    expect(await readdir(folder)).toEqual(['taken'])
  })

  test('leaves nothing behind on a full disk, and what was there stays', async ({ skip }) => {
    const disk = join(folder, 'disk')
    await mkdir(disk)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' })
    } catch {
      skip('only root may mount a small disk')
    }
    try {
      await writeFile(join(disk, 'old'), new Uint8Array(1000))
      await expect(writeWhole(join(disk, 'new'), new Uint8Array(1_000_000))).rejects.toMatchObject({ code: 'ENOSPC' })
      expect(await readdir(disk)).toEqual(['old'])
      await writeWhole(join(disk, 'small'), new Uint8Array(1000))
    } finally {
      execFileSync('umount', [disk])
    }
  })
})
