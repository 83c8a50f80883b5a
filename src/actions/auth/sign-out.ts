import type { Context } from '../context.ts'

/** Ends the session on the server; without one, only the browser's cookies are cleared. */
export async function signOut({ auth }: Pick<Context, 'auth'>, { cookie }: { cookie: string }): Promise<{ cookies: string[] }> {
  return auth.signOut({ cookie })
}
