import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Protocol = 'deepl' | 'libretranslate' | 'openai' | 'anthropic'

/** What a request asked for, whichever protocol it came in. */
export type Asked = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown>; texts: string[]; to: string }

/** Answers in the place of the service; null: it answers as it should. */
export type Fault = (response: ServerResponse, asked: Asked, nth: number) => boolean

export type TranslationService = { url: string; asked: Asked[]; misbehave: (fault: Fault | null) => void; close: () => Promise<void> }

/** «[fr] Hallo <g id="1">Welt</g>»: easy to recognise, with every tag in its place. */
export const pretended = (text: string, to: string) => `[${to.toLowerCase()}] ${text}`

/** A translation service on a port of its own that speaks one of the four protocols and can be told to fail. */
export async function startTranslationService(protocol: Protocol, port = 0): Promise<TranslationService> {
  const asked: Asked[] = []
  let fault: Fault | null = null
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>
      const one: Asked = { path: request.url ?? '', headers: request.headers, body, ...readAsked(protocol, body) }
      asked.push(one)
      if (fault?.(response, one, asked.length) !== true)
        answer(
          response,
          protocol,
          one.texts.map((text) => pretended(text, one.to)),
        )
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    misbehave: (next) => void (fault = next),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Message = { content: string }

function readAsked(protocol: Protocol, body: Record<string, unknown>): { texts: string[]; to: string } {
  switch (protocol) {
    case 'deepl':
      return { texts: body['text'] as string[], to: String(body['target_lang']) }
    case 'libretranslate':
      return { texts: body['q'] as string[], to: String(body['target']) }
    case 'openai':
    case 'anthropic': {
      const { content = '{"texts":[]}' } = (body['messages'] as Message[]).at(-1) ?? {}
      return { texts: (JSON.parse(content) as { texts: string[] }).texts, to: 'llm' }
    }
  }
}

const said = (protocol: Protocol, texts: readonly string[], isCut: boolean): unknown => {
  const json = JSON.stringify({ texts })
  switch (protocol) {
    case 'deepl':
      return { translations: texts.map((text) => ({ detected_source_language: 'DE', text })) }
    case 'libretranslate':
      return { translatedText: texts }
    case 'openai':
      return { choices: [{ index: 0, finish_reason: isCut ? 'length' : 'stop', message: { role: 'assistant', content: json } }] }
    case 'anthropic':
      return { type: 'message', stop_reason: isCut ? 'max_tokens' : 'end_turn', content: [{ type: 'text', text: json }] }
  }
}

/** `isCut`: the service says itself that it could not finish. */
export function answer(response: ServerResponse, protocol: Protocol, texts: readonly string[], { isCut = false } = {}): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said(protocol, texts, isCut)))
}
