import { randomBytes } from 'node:crypto'
import { drizzleAdapter } from '@better-auth/drizzle-adapter'
import { runWithTransaction } from '@better-auth/core/context'
import { betterAuth } from 'better-auth/minimal'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { USER_ROLES } from '../../model/access.ts'
import { idFromBytes } from '../../model/ids.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Auth, SignedIn } from './auth.ts'
import { MAX_PASSWORD, newUserSchema, normaliseEmail, newPasswordSchema } from './credentials.ts'
import { createDeviceCookies } from './device-cookies.ts'
import { createSessionCookies } from './session-cookies.ts'

type Settings = {
  database: NodePgDatabase
  tables: Record<'users' | 'sessions' | 'accounts' | 'verifications', PgTable>
  secret: string
  isSecure: boolean
  /** Whether the clock can be trusted enough to delete what is over. */
  isSteady?: () => Promise<boolean>
}

const DAY = 24 * 60 * 60
const SESSION_SECONDS = 30 * DAY
/** A session in use is prolonged once a day, not with every request. */
const RENEW_AFTER_MS = DAY * 1000

const userSchema = z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(USER_ROLES) })
const addressesSchema = z.array(z.object({ ipAddress: z.string().nullish() }))
const sessionSchema = z.object({ token: z.string(), host: z.string(), expiresAt: z.date() })

/** Its own HTTP routes are never mounted: who may sign in, and from where, is decided by our actions. */
function openLibrary({ database, tables, secret, isSecure }: Settings) {
  return betterAuth({
    secret,
    baseURL: 'http://localhost',
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: tables.users, session: tables.sessions, account: tables.accounts, verification: tables.verifications },
      transaction: true,
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: MAX_PASSWORD },
    user: { additionalFields: { role: { type: 'string', required: true, input: false } } },
    session: {
      expiresIn: SESSION_SECONDS,
      cookieCache: { enabled: false },
      additionalFields: { host: { type: 'string', required: true, input: false } },
    },
    advanced: { useSecureCookies: isSecure, database: { generateId: () => idFromBytes(randomBytes(16)) } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

export function createAuth(settings: Settings): Auth {
  const { isSteady = async () => true } = settings
  const library = openLibrary(settings)
  const cookies = createSessionCookies(settings)
  const devices = createDeviceCookies(settings)
  // Checked when there is no account, so that an unknown address takes as long as a wrong password.
  const nobodysHash = library.$context.then(({ password }) => password.hash(randomBytes(24).toString('base64url')))

  async function checkPassword(email: string, password: string) {
    const context = await library.$context
    const isPlausible = z.email().safeParse(email).success && password.length <= MAX_PASSWORD
    const found = isPlausible ? await context.internalAdapter.findUserByEmail(email, { includeAccounts: true }) : null
    const hash = found?.accounts.find((account) => account.providerId === 'credential')?.password
    const isRight = await context.password.verify({ hash: hash ?? (await nobodysHash), password: isPlausible ? password : '' })
    return found && hash && isRight ? userSchema.parse(found.user) : null
  }

  async function renew(token: string, expiresAt: Date): Promise<void> {
    const now = Date.now()
    if (expiresAt.getTime() - now > SESSION_SECONDS * 1000 - RENEW_AFTER_MS) return
    const { internalAdapter } = await library.$context
    await internalAdapter.updateSession(token, { expiresAt: new Date(now + SESSION_SECONDS * 1000), updatedAt: new Date(now) })
  }

  return {
    async signIn({ email, password, host, address, userAgent }) {
      const user = await checkPassword(normaliseEmail(email), password)
      if (!user) return null
      const { adapter, internalAdapter } = await library.$context
      // A clock that was set wrongly would end everybody's session for good.
      if (await isSteady()) await adapter.deleteMany({ model: 'session', where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }] })
      const session = await internalAdapter.createSession(user.id, false, { host, ipAddress: address, userAgent: userAgent.slice(0, 300) })
      return { user: present(user, host), cookies: [...(await cookies.issue(session.token)), devices.issue(user.email)] }
    },

    async signOut({ cookie }) {
      const token = await cookies.read(cookie)
      if (token !== null) await (await library.$context).internalAdapter.deleteSession(token)
      return { cookies: cookies.clear() }
    },

    async whoIs({ cookie, host }) {
      const token = await cookies.read(cookie)
      if (token === null) return null
      const found = await (await library.$context).internalAdapter.findSession(token)
      if (!found) return null
      const session = sessionSchema.parse(found.session)
      if (session.host !== host || session.expiresAt.getTime() <= Date.now()) return null
      await renew(token, session.expiresAt)
      return present(userSchema.parse(found.user), host)
    },

    deviceOf: ({ cookie, email }) => devices.read(cookie, normaliseEmail(email)),

    async addressesOf({ email }) {
      const { adapter, internalAdapter } = await library.$context
      const found = await internalAdapter.findUserByEmail(normaliseEmail(email))
      if (!found) return []
      const sessions = addressesSchema.parse(await adapter.findMany({ model: 'session', where: [{ field: 'userId', value: found.user.id }] }))
      return sessions.flatMap(({ ipAddress }) => ipAddress ?? [])
    },

    isPassword: async ({ email, password }) => (await checkPassword(normaliseEmail(email), password)) !== null,

    async createUser(input) {
      const { password, ...user } = check(newUserSchema, input)
      const { adapter, internalAdapter, password: hasher } = await library.$context
      if (await internalAdapter.findUserByEmail(user.email)) throw new Refusal('invalidInput', { fieldErrors: { email: 'taken' } })
      const hash = await hasher.hash(password)
      return runWithTransaction(adapter, async () => {
        const { id } = await internalAdapter.createUser({ ...user, emailVerified: true }, { method: 'email-password' })
        await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: hash })
        return { userId: id }
      })
    },

    async setPassword({ email, password }) {
      const { adapter, internalAdapter, password: hasher } = await library.$context
      const found = await internalAdapter.findUserByEmail(normaliseEmail(email))
      if (!found) return false
      const hash = await hasher.hash(check(newPasswordSchema, { password }).password)
      await runWithTransaction(adapter, async () => {
        await internalAdapter.updatePassword(found.user.id, hash)
        // Whoever knew the old password must not stay signed in with it.
        await internalAdapter.deleteUserSessions(found.user.id)
      })
      return true
    },
  }
}

function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input)
  if (read.success) return read.data
  throw new Refusal('invalidInput', { fieldErrors: Object.fromEntries(read.error.issues.map(({ path }) => [String(path[0]), 'invalid'])) })
}

function present(user: z.infer<typeof userSchema>, host: string): SignedIn {
  return { userId: user.id, name: user.name, email: user.email, role: user.role, host }
}
