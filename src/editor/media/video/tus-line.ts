import { z } from 'zod'
import type { EditorLocale } from '../../../model/locales.ts'
import type { Answered, Line } from './send-file.ts'

const VERSION = { 'tus-resumable': '1.0.0' }
const refusalSchema = z.object({ error: z.object({ message: z.string() }) })

/** `fetch` does not tell how far it is. */
function request(
  method: string,
  url: string,
  { headers, body, signal, onSent }: { headers: Record<string, string>; body?: Blob; signal: AbortSignal; onSent?: (bytes: number) => void },
): Promise<Answered> {
  return new Promise((resolve) => {
    const sending = new XMLHttpRequest()
    sending.open(method, url)
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value)
    if (onSent) sending.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    sending.addEventListener('loadend', () =>
      resolve({ status: sending.status, offset: numberIn(sending, 'upload-offset'), size: numberIn(sending, 'upload-length'), message: messageIn(sending.responseText) }),
    )
    signal.addEventListener('abort', () => sending.abort())
    if (signal.aborted) return resolve({ status: 0, offset: null, size: null, message: '' })
    sending.send(body ?? null)
  })
}

function numberIn(sending: XMLHttpRequest, header: string): number | null {
  const value = sending.getResponseHeader(header)
  return value !== null && /^\d+$/.test(value) ? Number(value) : null
}

function messageIn(text: string): string {
  try {
    return refusalSchema.safeParse(JSON.parse(text)).data?.error.message ?? ''
  } catch {
    return ''
  }
}

export function openTusLine(url: string, locale: EditorLocale, signal: AbortSignal): Line {
  const own = { ...VERSION, 'accept-language': locale }
  return {
    ask: () => request('HEAD', url, { headers: own, signal }),
    send: (body, { offset, size }, onSent) =>
      request('PATCH', url, {
        headers: { ...own, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), 'upload-length': String(size) },
        body,
        signal,
        onSent,
      }),
  }
}

export async function cancelTus(url: string): Promise<void> {
  await fetch(url, { method: 'DELETE', headers: VERSION }).catch(() => {})
}
