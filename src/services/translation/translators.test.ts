import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answer, pretended, startTranslationService, type Fault, type Protocol, type TranslationService } from '../../../tests/support/translation-service.ts'
import { chooseTranslator, type TranslationSettings } from './choose-translator.ts'
import { serviceAddress } from './service-address.ts'
import { TranslationFailure, type TranslationRequest } from './translator.ts'

const PROTOCOLS: readonly Protocol[] = ['deepl', 'libretranslate', 'openai', 'anthropic']
const quick = { timeoutMs: 400, longestWaitMs: 1500, waitMs: 5 }
const request = (texts: readonly string[], more: Partial<TranslationRequest> = {}): TranslationRequest => ({
  from: 'de',
  to: 'fr',
  texts,
  terms: [],
  signal: AbortSignal.timeout(5_000),
  ...more,
})

const settingsOf = (provider: Protocol, url: string): TranslationSettings => ({ provider, url, key: 'secret-key', model: null })

describe.each(PROTOCOLS)('%s', (protocol) => {
  let service: TranslationService
  const translate = (given: TranslationRequest, options = quick) => chooseTranslator(settingsOf(protocol, service.url), options).translate(given)
  const failureOf = (given = request(['Hallo']), options = quick) =>
    translate(given, options).then(
      () => null,
      (error: unknown) => (error instanceof TranslationFailure ? error.reason : error),
    )
  const status =
    (code: number, headers: Record<string, string> = {}, body = '{"error":"secret detail"}'): Fault =>
    (response) => (response.writeHead(code, headers).end(body), true)

  beforeAll(async () => void (service = await startTranslationService(protocol)))
  afterAll(() => service.close())
  afterEach(() => {
    service.misbehave(null)
    service.asked.length = 0
  })

  test('translates several texts in their order, tags and all', async () => {
    const texts = ['Hallo', 'Zum <g id="1">Laden</g><x id="2"></x>']
    const to = protocol === 'deepl' || protocol === 'libretranslate' ? 'fr' : 'llm'
    expect(await translate(request(texts))).toEqual(texts.map((text) => pretended(text, to)))
  })

  test('more than fits in one request goes in several', async () => {
    const texts = Array.from({ length: 90 }, (_, at) => `Text ${at}`)
    expect(await translate(request(texts))).toHaveLength(90)
    expect(service.asked.map((one) => one.texts.length)).toEqual([40, 40, 10])
  })

  test('after "too busy" it is asked once more, when the service said', async () => {
    service.misbehave((response, asked, nth) => nth === 1 && status(429, { 'retry-after': '1' })(response, asked, nth))
    const begun = Date.now()
    await expect(translate(request(['Hallo']))).resolves.toHaveLength(1)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(950)
    expect(service.asked).toHaveLength(2)
  })

  test('whoever wants to be asked again much later is not waited for', async () => {
    service.misbehave(status(429, { 'retry-after': '600' }))
    expect(await failureOf()).toBe('busy')
    expect(service.asked).toHaveLength(1)
  })

  test('a fault of theirs is tried once more, and no third time', async () => {
    service.misbehave(status(500))
    expect(await failureOf()).toBe('failing')
    expect(service.asked).toHaveLength(2)
  })

  test.each([
    ['a wrong key', status(403), 'rejected'],
    ['a redirect', status(302, { location: 'https://elsewhere.example' }), 'rejected'],
    ['an allowance that is used up', status(456), 'quotaUsed'],
    ['a language it does not know', status(400, {}, '{"message":"Value for target_lang not supported."}'), 'unsupported'],
    ['a page in place of JSON', status(200, {}, '<html>Wartung</html>'), 'unusable'],
    ['JSON of another shape', status(200, {}, '{"success":true}'), 'unusable'],
    ['half an answer', status(200, {}, '{"translations":[{"te'), 'unusable'],
    [
      'no text at all',
      (response, asked) => (
        answer(
          response,
          protocol,
          asked.texts.map(() => ' '),
        ),
        true
      ),
      'unusable',
    ],
    ['one text too few', (response, asked) => (answer(response, protocol, asked.texts.slice(1)), true), 'unusable'],
    ['one text too many', (response, asked) => (answer(response, protocol, [...asked.texts, 'x']), true), 'unusable'],
    [
      'an endless text',
      (response, asked) => (
        answer(
          response,
          protocol,
          asked.texts.map(() => 'la '.repeat(900)),
        ),
        true
      ),
      'unusable',
    ],
    ['an answer of many megabytes', (response) => (response.writeHead(200).end('x'.repeat(3_000_000)), true), 'unusable'],
  ] satisfies [string, Fault, string][])('[E-164] %s is recognised and not asked for again', async (_, fault, reason) => {
    service.misbehave(fault)
    expect(await failureOf()).toBe(reason)
    expect(service.asked).toHaveLength(1)
  })

  test('[E-164] a connection that breaks off is tried once more', async () => {
    service.misbehave((response) => (response.socket?.destroy(), true))
    expect(await failureOf()).toBe('unreachable')
    expect(service.asked).toHaveLength(2)
  })

  test('[E-164] a service that says nothing, or nothing to the end, is left after its time', async () => {
    service.misbehave(() => true)
    expect(await failureOf(request(['Hallo']), { ...quick, timeoutMs: 120 })).toBe('tooSlow')
    service.misbehave((response) => (response.writeHead(200).write('{"'), true))
    expect(await failureOf(request(['Hallo']), { ...quick, timeoutMs: 120 })).toBe('tooSlow')
  })

  test('nobody is listening', async () => {
    const gone = await startTranslationService(protocol)
    await gone.close()
    const translator = chooseTranslator(settingsOf(protocol, gone.url), quick)
    await expect(translator.translate(request(['Hallo']))).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test('a failure says nothing that the service said', async () => {
    service.misbehave(status(403))
    const error = await translate(request(['Hallo'])).catch((caught: unknown) => caught)
    expect(JSON.stringify(error) + String(error)).not.toMatch(/secret/)
  })

  test('three at once, and the next one hears that it is busy', async () => {
    const waiting: (() => void)[] = []
    service.misbehave((response, asked) => (waiting.push(() => answer(response, protocol, asked.texts)), true))
    const translator = chooseTranslator(settingsOf(protocol, service.url), { ...quick, timeoutMs: 5_000 })
    const three = [1, 2, 3].map((n) => translator.translate(request([`Text ${n}`])))
    await expect(translator.translate(request(['vier']))).rejects.toMatchObject({ reason: 'busy' })
    await expect.poll(() => waiting.length).toBe(3)
    waiting.forEach((go) => go())
    expect(await Promise.all(three)).toHaveLength(3)
    service.misbehave(null)
    await expect(translator.translate(request(['vier']))).resolves.toHaveLength(1)
  })
})

describe('each protocol in its own words', () => {
  test.each<[Protocol, string, Record<string, string>]>([
    ['deepl', '/v2/translate', { authorization: 'DeepL-Auth-Key secret-key' }],
    ['libretranslate', '/translate', {}],
    ['openai', '/chat/completions', { authorization: 'Bearer secret-key' }],
    ['anthropic', '/v1/messages', { 'x-api-key': 'secret-key', 'anthropic-version': '2023-06-01' }],
  ])('%s: path and key', async (protocol, path, headers) => {
    const service = await startTranslationService(protocol)
    await chooseTranslator(settingsOf(protocol, service.url), quick).translate(request(['Hallo'], { to: 'en', terms: [{ source: 'Sehtest', target: 'eye test' }] }))
    await service.close()
    const [asked] = service.asked
    expect(asked?.path).toBe(path)
    expect(asked?.headers).toMatchObject(headers)
    if (protocol === 'deepl') expect(asked?.body).toMatchObject({ source_lang: 'DE', target_lang: 'EN-GB', tag_handling: 'xml' })
    if (protocol === 'libretranslate') expect(asked?.body).toMatchObject({ source: 'de', target: 'en', format: 'html', api_key: 'secret-key' })
    if (protocol === 'openai' || protocol === 'anthropic') expect(JSON.stringify(asked?.body)).toContain('eye test')
  })

  test.each<[Protocol]>([['openai'], ['anthropic']])('[E-164] %s: an answer that says itself that it was cut off is none', async (protocol) => {
    const service = await startTranslationService(protocol)
    service.misbehave((response, asked) => (answer(response, protocol, asked.texts, { isCut: true }), true))
    await expect(chooseTranslator(settingsOf(protocol, service.url), quick).translate(request(['Hallo']))).rejects.toMatchObject({ reason: 'unusable' })
    await service.close()
  })

  test('an address may be given with or without its path', () => {
    expect(serviceAddress('https://api.anthropic.com/', '/v1/messages')).toBe('https://api.anthropic.com/v1/messages')
    expect(serviceAddress('https://api.anthropic.com/v1', '/v1/messages')).toBe('https://api.anthropic.com/v1/messages')
    expect(serviceAddress('http://localhost:5000/translate', '/translate')).toBe('http://localhost:5000/translate')
    expect(serviceAddress('http://localhost:11434/v1', '/chat/completions')).toBe('http://localhost:11434/v1/chat/completions')
  })
})
