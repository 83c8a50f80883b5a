import type { ByteRange } from '../../services/objects/objects.ts'

/** One range, as players ask for; several at once or anything unreadable is answered with the whole file. */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
  if (start >= size) return 'unsatisfiable'
  return end < start ? null : { start, end }
}
