import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { loadOrMakeSecrets } from './secrets.ts'

let room: string
let dataDir: string

beforeEach(async () => {
  room = await mkdtemp(join(tmpdir(), 'vitrine-secrets-'))
  dataDir = join(room, 'data')
})

afterEach(() => rm(room, { recursive: true, force: true }))

const load = (env: Record<string, string> = {}) => loadOrMakeSecrets(dataDir, readConfig(env))

describe('loadOrMakeSecrets', () => {
  test('makes both once, readable by the owner only', async () => {
    const first = await load()
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32)
    expect(first.demoPassword).toMatch(/^[a-hjkmnp-z2-9]{14}$/)
    expect(await load()).toEqual(first)
    expect((await readdir(dataDir)).toSorted()).toEqual(['demo-logins.json', 'session-secret'])
    for (const name of await readdir(dataDir)) expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600)
  })

  test('two installations have different secrets', async () => {
    const first = await load()
    dataDir = join(room, 'other')
    const second = await load()
    expect(second.sessionSecret).not.toBe(first.sessionSecret)
    expect(second.demoPassword).not.toBe(first.demoPassword)
  })

  test('processes that start at once agree', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => load()))
    expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1)
    expect(await readdir(dataDir)).toHaveLength(2)
  })

  test('what the environment gives is used and not written down', async () => {
    const secrets = await load({ SESSION_SECRET: 's'.repeat(40), DEMO_PASSWORD: 'vorgegeben-1' })
    expect(secrets).toEqual({ sessionSecret: 's'.repeat(40), demoPassword: 'vorgegeben-1' })
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
  })

  test.each([
    [{ NODE_ENV: 'production' }, undefined],
    [{ NODE_ENV: 'production', DEMO: 'on' }, undefined],
    [{ NODE_ENV: 'production', DEMO_PASSWORD: 'vorgegeben-1' }, undefined],
    [{ NODE_ENV: 'production', DEMO: 'on', DEMO_PASSWORD: 'vorgegeben-1' }, 'vorgegeben-1'],
    [{ DEMO: 'off' }, undefined],
  ])('%o gives the demo password %s', async (env, password) => {
    expect((await load(env)).demoPassword).toBe(password)
    expect(await readdir(dataDir)).toEqual(['session-secret'])
  })

  test('a damaged file is named, and never replaced in silence', async () => {
    await load()
    await writeFile(join(dataDir, 'session-secret'), 'short')
    await expect(load()).rejects.toThrow(/session-secret is damaged: delete it/)
    expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe('short')
  })
})
