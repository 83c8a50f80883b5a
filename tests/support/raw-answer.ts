import { connect } from 'node:net'

/** Exactly these bytes, and everything that comes back until the server ends the connection. */
export function rawAnswer(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
    socket.setTimeout(5000, () => socket.destroy(new Error(`No end after ${JSON.stringify(bytes.slice(0, 80))}`)))
  })
}
