import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onCores } from './machine.ts'
import type { Room } from './room.ts'

const run = promisify(execFile)

/** `fine`: answers with the status that was wanted. `refused`: 503 with the time to come back. */
export type CrowdResult = { fine: number; refused: number; errors: number; seconds: number }

export type Crowd = {
  wrk: string
  room: Room
  cores: readonly number[] | null
  port: number
  host: string
  /** A "#" becomes the number of the request. */
  path: string
  status: number
  connections: number
  seconds: number
}

/** Many who ask one site for what is not kept, each again as soon as there is an answer. */
export async function sendCrowd({ wrk, room, cores, connections, seconds, ...crowd }: Crowd): Promise<CrowdResult> {
  const script = join(room.folder, 'crowd.lua')
  await writeFile(script, scriptOf(crowd))
  // Whoever measures beside it on the same core goes first.
  const args = ['-n', '19', wrk, '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, `http://127.0.0.1:${crowd.port}/`]
  const [program, allArgs] = onCores(cores, 'nice', args)
  const { stdout } = await run(program, allArgs)
  const { microseconds, ...counted } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Omit<CrowdResult, 'seconds'> & { microseconds: number }
  return { ...counted, seconds: microseconds / 1_000_000 }
}

/** Everybody who asks has an address of his own. */
function scriptOf({ host, path, status }: Pick<Crowd, 'host' | 'path' | 'status'>): string {
  return `
local threads = {}
setup = function(thread) table.insert(threads, thread) end
init = function() fine, refused, wrong = 0, 0, 0 end

local number = 0
request = function()
  number = number + 1
  local address = string.format('10.%d.%d.%d', math.floor(number / 65536) % 256, math.floor(number / 256) % 256, number % 256)
  return wrk.format('GET', (string.gsub('${path}', '#', number)), { Host = '${host}', ['Accept-Encoding'] = 'br', ['X-Forwarded-For'] = address })
end
response = function(status, headers)
  if status == ${status} then fine = fine + 1
  elseif status == 503 and (headers['retry-after'] or headers['Retry-After']) then refused = refused + 1
  else wrong = wrong + 1 end
end

done = function(summary)
  local thread, e = threads[1], summary.errors
  io.write(string.format('{"fine":%d,"refused":%d,"errors":%d,"microseconds":%d}\\n', thread:get('fine'), thread:get('refused'), thread:get('wrong') + e.connect + e.read + e.write + e.timeout, summary.duration))
end
`
}
