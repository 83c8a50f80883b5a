import type { RefusalCode } from '../../../src/model/refusal.ts'

/** `taken`: painted anew, so that nothing of the file is left but what it shows. */
export type Outcome = 'taken' | RefusalCode

export type HostileFile = {
  about: string
  filename: string
  make: () => Uint8Array | Promise<Uint8Array>
  outcomes: readonly Outcome[]
  /** Takes seconds, to make or to refuse. */
  isSlow?: boolean
}

/** Stands in everything that is hidden in a file; found anywhere afterwards, it came through. */
export const MARK = 'versteckt7f3a'

export const text = (value: string): Uint8Array => new TextEncoder().encode(value)

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** With other bytes from here on. */
export function patched(bytes: Uint8Array, at: number, values: readonly number[]): Uint8Array {
  const copy = Uint8Array.from(bytes)
  copy.set(values, at)
  return copy
}

export const u32 = (value: number): number[] => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

export function find(bytes: Uint8Array, word: string): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(word, 0, 'latin1')
}
