import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../files/write-whole.ts'

export type SteadyClock = {
  /** Whether the time has gone on without a jump for a day. Until then nothing may be deleted because of its age. */
  isSteady: () => Promise<boolean>
}

type Options = { folder: string; now: () => Date; databaseTime: () => Promise<Date> }

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A machine may have been off for a while; a clock that was set wrongly is off by months. */
const LONGEST_GAP = 7 * DAY
const WRITE_EVERY = HOUR / 6

const recordSchema = z.object({ steadySince: z.iso.datetime(), seenAt: z.iso.datetime() })
type Seen = { steadySince: number; seenAt: number }

/** What was seen of the time is kept in a file, because clocks jump most often when a machine starts. */
export function createSteadyClock({ folder, now, databaseTime }: Options): SteadyClock {
  const path = join(folder, 'clock.json')
  let seen: Seen | null = null
  let writtenAt = 0

  async function read(at: number): Promise<Seen> {
    const text = await readFile(path, 'utf8').catch(() => '{}')
    const parsed = recordSchema.safeParse(parseOrNull(text))
    return parsed.success ? { steadySince: Date.parse(parsed.data.steadySince), seenAt: Date.parse(parsed.data.seenAt) } : { steadySince: at, seenAt: at }
  }

  async function write({ steadySince, seenAt }: Seen): Promise<void> {
    writtenAt = seenAt
    await writeWhole(path, Buffer.from(JSON.stringify({ steadySince: new Date(steadySince).toISOString(), seenAt: new Date(seenAt).toISOString() })))
  }

  return {
    async isSteady() {
      const at = now().getTime()
      const before = seen ?? (await read(at))
      const gap = at - before.seenAt
      const hasJumped = gap > LONGEST_GAP || gap < -HOUR || Math.abs((await databaseTime()).getTime() - at) > HOUR
      seen = { steadySince: hasJumped ? at : before.steadySince, seenAt: at }
      if (hasJumped || Math.abs(at - writtenAt) >= WRITE_EVERY) await write(seen)
      return at - seen.steadySince >= DAY
    },
  }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
