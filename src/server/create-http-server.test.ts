import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpServer, PATIENCE } from './create-http-server.ts'

/** Much more than the system takes over for one who does not read. */
const LARGE = Buffer.alloc(64_000_000)
const SHORT = { headers: 300, request: 600, stalled: 500, look: 50 }

let server: Server
let port: number
const ended: { path: string; isWhole: boolean }[] = []
beforeAll(async () => {
  server = createHttpServer(
    (request, response) => {
      response.on('close', () => ended.push({ path: request.url ?? '', isWhole: response.writableFinished }))
      if (request.url === '/large') return void response.end(LARGE)
      void text(request).then(
        (body) => response.end(`heard ${body.length}`),
        () => {},
      )
    },
    { isSecure: true, patience: SHORT },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

type Heard = { answer: string; ms: number }

/** Sends the beginning at once and then one letter at a time, until the server ends it. */
function drip(beginning: string): Promise<Heard> {
  const began = performance.now()
  return new Promise((resolve) => {
    let answer = ''
    const socket: Socket = connect(port, '127.0.0.1')
    // What is written before there is a connection goes out in the order in which it was written.
    socket.write(beginning)
    const timer = setInterval(() => socket.writable && socket.write('x'), 30)
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ answer, ms: performance.now() - began })
    })
  })
}

const others = async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'quick' })
  return [answer.status, await answer.text()]
}

async function whileOthersAreServed<Result>(slow: Promise<Result>): Promise<Result> {
  let isOver = false
  const over = slow.finally(() => (isOver = true))
  while (!isOver) {
    expect(await others()).toEqual([200, 'heard 5'])
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return over
}

describe('who is slow', () => {
  test('with the head of a request is cut off, and holds nobody up', async () => {
    const { answer, ms } = await whileOthersAreServed(drip('GET / HTTP/1.1\r\nhost: x\r\nx-slow: '))
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toMatch(/strict-transport-security/)
    expect(ms).toBeGreaterThan(SHORT.headers - 50)
  })

  test('with the body of a request is cut off, and holds nobody up', async () => {
    const { answer, ms } = await whileOthersAreServed(drip('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n'))
    expect(answer).toMatch(/^HTTP\/1\.1 408 |^$/)
    expect(ms).toBeGreaterThan(SHORT.request - 50)
  })

  test('with taking the answer is cut off, and holds nobody up', async () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n'))
    socket.pause()
    socket.on('error', () => {})
    const isCut = () => ended.some(({ path, isWhole }) => path === '/large' && !isWhole)
    await whileOthersAreServed(expect.poll(isCut, { timeout: 10_000, interval: 20 }).toBe(true))
    socket.destroy()
  })

  test('and the times that hold are these', () => {
    expect(PATIENCE).toEqual({ headers: 15_000, request: 60_000, stalled: 120_000, look: 5_000 })
  })
})
