export type VideoContainer = 'mov' | 'matroska' | 'avi' | 'mpegts'

const ascii = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))
const MOV_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']
const TS_PACKET = 188

/**
 * By its first bytes. The decoder is told this name and tries no other one, so a playlist or a list of files that calls itself a video, and
 * would make it read from elsewhere, is never understood as such.
 */
export function videoContainer(bytes: Uint8Array): VideoContainer | null {
  if (MOV_BOXES.includes(ascii(bytes, 4, 8))) return 'mov'
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3) return 'matroska'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'AVI ') return 'avi'
  if ([0, 1, 2].every((packet) => bytes[packet * TS_PACKET] === 0x47)) return 'mpegts'
  return null
}
