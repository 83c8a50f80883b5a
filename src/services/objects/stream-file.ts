import { open, type FileHandle } from 'node:fs/promises'
import type { ByteRange } from './objects.ts'

const PIECE = 256 * 1024
/** Whoever takes longer for one piece has gone. */
const GIVEN_UP_AFTER_MS = 5 * 60_000

/**
 * Opened when the first byte is wanted, closed after the last one. A server whose visitor hung up may forget a stream without a
 * word: what is not read on is closed too, or each of them would cost an open file.
 */
export function streamFile(path: string, { start, end }: ByteRange, givenUpAfterMs = GIVEN_UP_AFTER_MS): ReadableStream<Uint8Array> {
  let at = start
  let file: FileHandle | null = null
  let timer: NodeJS.Timeout | undefined
  const close = async () => {
    clearTimeout(timer)
    await file?.close()
  }
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      try {
        clearTimeout(timer)
        file ??= await open(path)
        const bytes = await readPart(file, { start: at, end: Math.min(end, at + PIECE - 1) })
        at += bytes.length
        if (bytes.length > 0) controller.enqueue(bytes)
        if (bytes.length > 0 && at <= end) {
          timer = setTimeout(() => void close(), givenUpAfterMs).unref()
          return
        }
        await close()
        controller.close()
      } catch (error) {
        await close()
        throw error
      }
    },
    cancel: close,
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

/** Fewer bytes than asked for only at the end of the file. */
export async function readPart(file: FileHandle, { start, end }: ByteRange): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(Math.max(0, end - start + 1))
  let filled = 0
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, start + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes.subarray(0, filled)
}
