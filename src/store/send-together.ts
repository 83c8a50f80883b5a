import type { Socket } from 'node:net'

/** Questions that are asked in one turn leave together: each write by itself is a way into the system, and wakes the database. */
export function sendTogether(socket: Socket): Socket {
  const write: (...given: never[]) => boolean = socket.write.bind(socket)
  let isHeld = false
  const hold = (...given: never[]) => {
    if (!isHeld) {
      isHeld = true
      socket.cork()
      process.nextTick(() => {
        isHeld = false
        socket.uncork()
      })
    }
    return write(...given)
  }
  return Object.assign(socket, { write: hold })
}
