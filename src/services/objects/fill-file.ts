import { open } from 'node:fs/promises'
import { Refusal } from '../../model/refusal.ts'

/** Until it is synced a power cut could leave an empty file under the name it is given next. */
export async function fillFile(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

export async function refusingWhenFull<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw hasCode(error, 'ENOSPC', 'EDQUOT') ? new Refusal('storageFull') : error
  }
}

export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
}
