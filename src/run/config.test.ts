import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const url = 'postgres://admin:geheim-1234@db.example.ch:5432/vitrine'

describe('readConfig', () => {
  test('an empty environment is a complete configuration', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      appDatabaseUrl: undefined,
      baseDomain: 'localhost',
      webConcurrency: 1,
      demo: true,
      demoPassword: undefined,
      sessionSecret: undefined,
      trustedProxies: [],
      smtp: null,
      s3: null,
      keepEnquiriesDays: 365,
      translation: null,
      articlesUrl: null,
      drainSeconds: 0,
      logLevel: 'info',
      environment: 'development',
    })
  })

  test('blank values count as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SESSION_SECRET: '' })).toEqual(readConfig({}))
  })

  test('every value is read', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::1',
      DATA_DIR: '/srv/vitrine',
      DATABASE_URL: url,
      APP_DATABASE_URL: url.replace('admin', 'vitrine_app'),
      BASE_DOMAIN: 'Sites.Example.CH',
      WEB_CONCURRENCY: '4',
      DEMO: 'on',
      DEMO_PASSWORD: 'sehr-geheim',
      SESSION_SECRET: 's'.repeat(32),
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      SMTP_URL: 'smtp://user:p%40ss@mail.example.ch:587',
      MAIL_FROM: 'website@example.ch',
      KEEP_ENQUIRIES_DAYS: '90',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    })
    expect(config).toMatchObject({ smtp: { url: 'smtp://user:p%40ss@mail.example.ch:587', from: 'website@example.ch' }, keepEnquiriesDays: 90 })
    expect(config).toMatchObject({ port: 8080, dataDir: '/srv/vitrine', baseDomain: 'sites.example.ch', webConcurrency: 4, demo: true })
    expect(config).toMatchObject({ trustedProxies: ['10.0.0.0/8', '::1'], drainSeconds: 3, logLevel: 'warn', environment: 'production' })
  })

  test.each([
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', DEMO: 'on' }, true],
    [{ NODE_ENV: 'test' }, true],
    [{ DEMO: 'off' }, false],
    [{ DEMO: '0' }, false],
  ])('%o means demo %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo)
  })

  test('[C-17] the address of a blog is https, without port, user or question', () => {
    expect(readConfig({ ARTICLES_URL: 'https://blog.example.ch/feed' }).articlesUrl).toBe('https://blog.example.ch/feed')
    for (const wrong of ['http://blog.example.ch', 'https://a@blog.example.ch', 'https://blog.example.ch:8443', 'https://blog.example.ch/?a=1', 'blog'])
      expect(() => readConfig({ ARTICLES_URL: wrong }), wrong).toThrow('ARTICLES_URL must be')
  })

  test('all mistakes are listed at once, one sentence each, without the values', () => {
    const env = {
      PORT: '70000',
      HOST: 'a b',
      DATABASE_URL: 'mysql://root:geheim-1234@x/y',
      BASE_DOMAIN: 'https://example.ch',
      WEB_CONCURRENCY: '0',
      DEMO: 'maybe',
      DEMO_PASSWORD: 'kurz',
      SESSION_SECRET: 'geheim-1234',
      TRUSTED_PROXIES: '10.0.0.0/33',
      SMTP_URL: 'http://user:geheim-1234@mail.example.ch',
      MAIL_FROM: 'Website <website@example.ch>',
      KEEP_ENQUIRIES_DAYS: '0',
      LOG_LEVEL: 'loud',
      NODE_ENV: 'prod',
    }
    const message = messageOf(() => readConfig(env))
    const lines = message.split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(Object.keys(env))
    expect(lines.every((line) => line.endsWith('.'))).toBe(true)
    for (const value of ['geheim', 'kurz', 'maybe', 'loud']) expect(message).not.toContain(value)
  })

  test('a mail server and a sender belong together', () => {
    for (const env of [{ SMTP_URL: 'smtp://mail.example.ch' }, { MAIL_FROM: 'website@example.ch' }])
      expect(() => readConfig(env)).toThrow('SMTP_URL and MAIL_FROM belong together: set both, or neither.')
  })

  test.each(['mail.example.ch', 'smtp://', 'smtp:mail', 'smtp://a%zz:b@mail.example.ch', 'https://mail.example.ch'])('SMTP_URL=%s is refused', (SMTP_URL) => {
    expect(() => readConfig({ SMTP_URL, MAIL_FROM: 'website@example.ch' })).toThrow('SMTP_URL must be an address such as')
  })

  test('the four settings of a store of objects belong together, and its region has a default', () => {
    const s3 = { S3_ENDPOINT: 'https://s3.example.ch', S3_BUCKET: 'vitrine', S3_KEY: 'AKIA', S3_SECRET: 'geheim-1234' }
    expect(readConfig(s3).s3).toEqual({ endpoint: 'https://s3.example.ch', bucket: 'vitrine', key: 'AKIA', secret: 'geheim-1234', region: 'us-east-1' })
    expect(readConfig({ ...s3, S3_REGION: 'auto' }).s3?.region).toBe('auto')
    expect(readConfig({}).s3).toBeNull()
    for (const name of Object.keys(s3))
      expect(() => readConfig({ ...s3, [name]: '' })).toThrow('S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET belong together: set all four, or none.')
    const wrong = messageOf(() => readConfig({ S3_ENDPOINT: 'https://user:geheim@s3.example.ch', S3_BUCKET: 'My_Bucket', S3_KEY: 'a b', S3_SECRET: 'kurz', S3_REGION: 'Zürich' }))
    for (const name of ['S3_ENDPOINT must', 'S3_BUCKET must', 'S3_KEY must', 'S3_SECRET must', 'S3_REGION must']) expect(wrong).toContain(name)
    expect(wrong).not.toMatch(/geheim|kurz|Zürich/)
  })

  test('the application login alone is a mistake', () => {
    expect(() => readConfig({ APP_DATABASE_URL: url })).toThrow('APP_DATABASE_URL needs DATABASE_URL beside it: set both, or neither.')
  })

  test.each(['1e3', '-1', '0x50', '3000.5', '９', ' '.repeat(3) + 'x'])('PORT=%s is refused', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT must be a whole number from 0 to 65535.')
  })

  test.each(['10.0.0.1/', '10.0.0.1/8/8', 'proxy.local', '::1/129', '10.0.0.1 10.0.0.2'])('TRUSTED_PROXIES=%s is refused', (list) => {
    expect(() => readConfig({ TRUSTED_PROXIES: list })).toThrow('TRUSTED_PROXIES must be')
  })
})

function messageOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('a translation service', () => {
  test.each([
    [
      { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'k:fx' },
      { provider: 'deepl', url: null, key: 'k:fx' },
    ],
    [
      { TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'http://127.0.0.1:5000' },
      { provider: 'libretranslate', url: 'http://127.0.0.1:5000', key: null },
    ],
    [
      { TRANSLATION_PROVIDER: 'openai', TRANSLATION_URL: 'http://127.0.0.1:11434/v1', TRANSLATION_MODEL: 'llama3.2:3b' },
      { provider: 'openai', url: 'http://127.0.0.1:11434/v1', key: null, model: 'llama3.2:3b' },
    ],
    [
      { TRANSLATION_PROVIDER: 'anthropic', TRANSLATION_KEY: 'k' },
      { provider: 'anthropic', url: null, key: 'k', model: null },
    ],
  ])('is read whole: %j', (env, translation) => {
    expect(readConfig(env).translation).toEqual(translation)
  })

  test.each([
    [{ TRANSLATION_PROVIDER: 'babelfish' }, 'TRANSLATION_PROVIDER must be one of deepl, libretranslate, openai, anthropic.'],
    [{ TRANSLATION_KEY: 'k' }, 'TRANSLATION_URL, TRANSLATION_KEY and TRANSLATION_MODEL need TRANSLATION_PROVIDER beside them.'],
    [{ TRANSLATION_PROVIDER: 'libretranslate' }, 'TRANSLATION_PROVIDER=libretranslate needs TRANSLATION_URL.'],
    [{ TRANSLATION_PROVIDER: 'deepl' }, 'TRANSLATION_PROVIDER=deepl needs TRANSLATION_KEY.'],
    [{ TRANSLATION_PROVIDER: 'openai' }, 'TRANSLATION_PROVIDER=openai needs TRANSLATION_KEY, or the TRANSLATION_URL of a service without one.'],
    [
      { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'k', TRANSLATION_URL: 'ftp://x' },
      'TRANSLATION_URL must be the web address of a translation service, such as https://translate.example.ch.',
    ],
  ])('that lacks something is told in a sentence: %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})
