import type { UserRole } from '../../model/access.ts'

export type SignedIn = { userId: string; name: string; email: string; role: UserRole; host: string }

/** Accounts and server sessions. Cookies are host-only and a session counts only on the host it was made for. */
export type Auth = {
  /** Null when address or password is wrong; nothing tells which. `cookies` are ready Set-Cookie values. */
  signIn: (input: { email: string; password: string; host: string; address: string; userAgent: string }) => Promise<{ user: SignedIn; cookies: string[] } | null>
  signOut: (input: { cookie: string }) => Promise<{ cookies: string[] }>
  /** The user of a request's Cookie header, or null: no session, expired, or made for another host. */
  whoIs: (input: { cookie: string; host: string }) => Promise<SignedIn | null>
  /** Which browser this is, if it signed in to the account before. */
  deviceOf: (input: { cookie: string; email: string }) => string | null
  /** Network addresses from which the account's sessions were opened. */
  addressesOf: (input: { email: string }) => Promise<string[]>
  /** Whether this is the account's password; opens nothing. */
  isPassword: (input: { email: string; password: string }) => Promise<boolean>
  createUser: (input: { email: string; name: string; password: string; role: UserRole }) => Promise<{ userId: string }>
  setPassword: (input: { email: string; password: string }) => Promise<boolean>
}
