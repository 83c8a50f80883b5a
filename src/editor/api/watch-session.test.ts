import { expect, test } from 'vitest'
import { watchSession } from './watch-session.ts'

async function overAfter(url: string, status: number): Promise<boolean> {
  let isOver = false
  const fetch = watchSession(
    async () => new Response('{}', { status }),
    () => (isOver = true),
  )
  expect((await fetch(url, {})).status).toBe(status)
  return isOver
}

test('any call may learn that the session is over', async () => {
  expect(await overAfter('/api/v1/commands', 401)).toBe(true)
  expect(await overAfter('/api/v1/page/publish', 401)).toBe(true)
})

test('a wrong password, a refusal and an answer end no session', async () => {
  expect(await overAfter('/api/v1/auth', 401)).toBe(false)
  expect(await overAfter('/api/v1/commands', 403)).toBe(false)
  expect(await overAfter('/api/v1/commands', 200)).toBe(false)
})
