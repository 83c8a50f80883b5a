import type { FileHandle } from 'node:fs/promises'
import type { ByteRange } from './objects.ts'

const PIECE = 256 * 1024

/** The file is closed when its last byte was read, reading fails, or nobody wants the rest. */
export function streamFile(file: FileHandle, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream({
    async pull(controller) {
      try {
        const bytes = await readPart(file, { start: at, end: Math.min(end, at + PIECE - 1) })
        at += bytes.length
        if (bytes.length > 0) controller.enqueue(bytes)
        if (bytes.length > 0 && at <= end) return
        await file.close()
        controller.close()
      } catch (error) {
        await file.close()
        throw error
      }
    },
    cancel: () => file.close(),
  })
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
