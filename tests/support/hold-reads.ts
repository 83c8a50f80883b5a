import { Client } from 'pg'
import { vi } from 'vitest'

const KEY = 4711

export type HeldReads = {
  /** Resolved when somebody has begun to read. */
  begun: () => Promise<void>
  letGo: () => Promise<void>
}

/** Who reads the table now sees it as it is now, and gets the answer when it is let go. */
export async function holdReads(adminUrl: string, table: string): Promise<HeldReads> {
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  const { rows } = await admin.query<{ secured: boolean }>(`select relrowsecurity as secured from pg_class where oid = '${table}'::regclass`)
  const isSecured = rows[0]?.secured === true
  if (!isSecured) await admin.query(`alter table ${table} enable row level security; create policy everything on ${table} using (true)`)
  await admin.query(`create policy held on ${table} as restrictive for select using ((select true from pg_advisory_xact_lock_shared(${KEY})))`)
  await admin.query('select pg_advisory_lock($1)', [KEY])
  return {
    begun: () =>
      vi.waitFor(async () => {
        const waiting = await admin.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
        )
        if (waiting.rows.length === 0) throw new Error('Nobody reads yet')
      }),
    async letGo() {
      await admin.query('select pg_advisory_unlock($1)', [KEY])
      await admin.query(`drop policy held on ${table}`)
      if (!isSecured) await admin.query(`drop policy everything on ${table}; alter table ${table} disable row level security`)
      await admin.end()
    },
  }
}
