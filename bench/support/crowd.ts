import { connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { fileURLToPath } from 'node:url'

/** `fine`: answers with the status that was wanted. `refused`: 503 with the time to come back. */
export type CrowdResult = { fine: number; refused: number; errors: number; seconds: number }

export type Crowd = {
  port: number
  host: string
  /** A "#" becomes the number of the request. */
  path: string
  status: number
  connections: number
  /** All connections together; null: each as fast as it gets answers. */
  perSecond: number | null
  seconds: number
}

/** Many who ask one site for what is not kept, from a thread of their own, so that who measures beside them is not held up. */
export async function sendCrowd(crowd: Crowd): Promise<CrowdResult> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: crowd })
  const [result] = (await Promise.race([once(worker, 'message'), once(worker, 'error').then(([error]) => Promise.reject(error as Error))])) as [CrowdResult]
  await worker.terminate()
  return result
}

async function beCrowd({ port, host, path, status, connections, perSecond, seconds }: Crowd): Promise<CrowdResult> {
  const result: CrowdResult = { fine: 0, refused: 0, errors: 0, seconds }
  const began = performance.now()
  const isOver = () => performance.now() - began > seconds * 1000
  let next = 0
  const visitor = async () => {
    const ask = await openLine(port)
    while (!isOver()) {
      const number = (next += 1)
      // Who is late does not wait: the load stays what it was said to be.
      const wait = perSecond === null ? 0 : began + (number * 1000) / perSecond - performance.now()
      if (wait > 0) await sleep(wait)
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
      const head = await ask(`GET ${path.replace('#', String(number))} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\nx-forwarded-for: ${address}\r\n\r\n`).catch(() => '')
      if (head.startsWith(`HTTP/1.1 ${status} `)) result.fine += 1
      else if (head.startsWith('HTTP/1.1 503 ') && /\r\nretry-after: /i.test(head)) result.refused += 1
      else result.errors += 1
    }
    ask('').catch(() => undefined)
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  return { ...result, seconds: (performance.now() - began) / 1000 }
}

/** One kept connection: a question, then the head of its answer once all of it is there. An empty question ends it. */
async function openLine(port: number): Promise<(question: string) => Promise<string>> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let read = Buffer.alloc(0)
  let waiting: PromiseWithResolvers<string> | null = null
  socket.on('data', (chunk) => {
    read = read.length === 0 ? chunk : Buffer.concat([read, chunk])
    const end = read.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = read.subarray(0, end).toString('latin1')
    const isChunked = /\r\ntransfer-encoding: chunked/i.test(head)
    const whole = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (isChunked ? !read.subarray(-5).equals(LAST_CHUNK) : read.length < whole) return
    read = Buffer.alloc(0)
    waiting?.resolve(head)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('closed')))
  return (question) => {
    waiting = Promise.withResolvers<string>()
    if (question === '') socket.destroy()
    else socket.write(question)
    return waiting.promise
  }
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')

if (!isMainThread) parentPort?.postMessage(await beCrowd(workerData as Crowd))
