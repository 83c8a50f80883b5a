import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onCores } from './machine.ts'
import type { Room } from './room.ts'

const run = promisify(execFile)

const SUMMARY = `done = function(summary)
  local e = summary.errors
  io.write(string.format('{"requests":%d,"microseconds":%d,"bytes":%d,"errors":%d}\\n', summary.requests, summary.duration, summary.bytes, e.connect + e.read + e.write + e.status + e.timeout))
end
`

type Load = { wrk: string; room: Room; port: number; host: string; path: string; encoding: string; seconds: number; threads: number; cores: readonly number[] | null }

const CONNECTIONS = 64

/** How many answers came, and per second; throws when one of them was an error or had another length than the page. */
export async function measureWithWrk({ wrk, room, port, host, path, encoding, seconds, threads, cores }: Load): Promise<{ perSecond: number; answers: number }> {
  const script = join(room.folder, 'summary.lua')
  await writeFile(script, SUMMARY)
  const expected = await bytesOnTheWire(port, host, path, encoding)
  const args = [`-t${threads}`, `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, '-H', `Host: ${host}`, '-H', `Accept-Encoding: ${encoding}`, `http://127.0.0.1:${port}${path}`]
  const [program, allArgs] = onCores(cores, wrk, args)
  const { stdout } = await run(program, allArgs)
  const last = stdout.trim().split('\n').at(-1) ?? ''
  const { requests, microseconds, bytes, errors } = JSON.parse(last) as { requests: number; microseconds: number; bytes: number; errors: number }
  if (errors > 0 || requests === 0) throw new Error(`${errors} of ${requests} answers on port ${port} were errors.`)
  // Each connection may end inside an answer, no more than that.
  if (bytes < requests * expected || bytes > (requests + CONNECTIONS) * expected) throw new Error(`Port ${port} answered ${(bytes / requests).toFixed(0)} bytes on average instead of ${expected}.`)
  return { perSecond: requests / (microseconds / 1_000_000), answers: requests }
}

/** Length of one whole answer, header lines included, as it comes from the socket. */
function bytesOnTheWire(port: number, host: string, path: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let read = Buffer.alloc(0)
    socket.setTimeout(5000, () => socket.destroy(new Error(`Port ${port} did not answer.`)))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      read = Buffer.concat([read, chunk])
      const end = read.indexOf('\r\n\r\n')
      const length = /^content-length: *(\d+)/im.exec(read.subarray(0, Math.max(end, 0)).toString())?.[1]
      if (end < 0 || length === undefined) return
      const whole = end + 4 + Number(length)
      if (read.length < whole) return
      socket.destroy()
      resolve(whole)
    })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`)
  })
}
