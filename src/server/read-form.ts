import { cleanText } from '../model/content/clean-text.ts'
import { Refusal } from '../model/refusal.ts'
import { readBytes } from './api/read-input.ts'

/** A long remark in letters that take twelve bytes each on the wire, and some room. */
const MAX_FORM = 200_000
/** The largest form of the product has about thirty. */
const MAX_FIELDS = 200

type Options = {
  /** For a form whose own check has a message for each field. */
  judgesTexts?: boolean
}

/** The text fields of a form that a browser sends without script: bytes and fields are counted before anything is made of them. */
export async function readForm(request: Request, { judgesTexts = false }: Options = {}): Promise<URLSearchParams> {
  const contentType = request.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await readBytes(request, MAX_FORM))
  const form = /^multipart\/form-data\b/i.test(contentType) ? await readMultipart(bytes, contentType) : readEncoded(bytes)
  return judgesTexts ? form : new URLSearchParams([...form].map(([name, value]) => [cleanText(name), cleanText(value)]))
}

function readEncoded(bytes: Buffer): URLSearchParams {
  assertFewFields(bytes, '&')
  return new URLSearchParams(bytes.toString())
}

async function readMultipart(bytes: Buffer, contentType: string): Promise<URLSearchParams> {
  const boundary = /\bboundary="?([^";,]{1,70})/i.exec(contentType)?.[1]
  if (boundary === undefined) throw new Refusal('invalidInput')
  assertFewFields(bytes, `--${boundary}`)
  const form = await new Response(Uint8Array.from(bytes), { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new Refusal('invalidInput')
  })
  return new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

function assertFewFields(bytes: Buffer, separator: string): void {
  let count = 0
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    count += 1
    if (count > MAX_FIELDS) throw new Refusal('bodyTooLarge')
  }
}
