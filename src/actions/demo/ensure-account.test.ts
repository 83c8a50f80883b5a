import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestAccounts, toCookieHeader, type TestAccounts } from '../../../tests/support/test-accounts.ts'
import { ensureAccount } from './ensure-account.ts'

let accounts: TestAccounts
beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())

const HOST = 'console.localhost'
const ADMIN = { email: 'demo@vitrine.example', name: 'Vitrine', role: 'admin' as const }

test('a restart with the same chosen password ends nobody’s session; another one does, and counts', async () => {
  const { auth } = accounts
  const start = (password: string, isPasswordChosen: boolean) => ensureAccount(accounts, { ...ADMIN, password, isPasswordChosen })
  const userId = await start('made by the product', false)
  expect(await start('chosen by somebody', true)).toBe(userId)
  const signedIn = await auth.signIn({ email: ADMIN.email, password: 'chosen by somebody', host: HOST, address: '127.0.0.1', userAgent: '' })
  const cookie = toCookieHeader(signedIn?.cookies ?? [])
  await start('chosen by somebody', true)
  expect(await auth.whoIs({ cookie, host: HOST })).not.toBeNull()
  // Started without the choice: what was made by the product is not the password, and that is known.
  await start('made by the product', false)
  expect(await auth.isPassword({ email: ADMIN.email, password: 'made by the product' })).toBe(false)
  expect(await auth.isPassword({ email: ADMIN.email, password: 'chosen by somebody' })).toBe(true)
  expect(await auth.whoIs({ cookie, host: HOST })).not.toBeNull()
  await start('chosen by another', true)
  expect(await auth.whoIs({ cookie, host: HOST })).toBeNull()
})
