import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** The postmaster of an embedded database, and the way in as its owner. */
export async function embeddedOf(dataDir: string): Promise<{ pid: number; adminUrl: string }> {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const { admin } = JSON.parse(await readFile(join(dataDir, 'postgres-secrets.json'), 'utf8')) as { admin: string }
  return { pid: Number(lines[0]), adminUrl: `postgres://vitrine_admin:${admin}@127.0.0.1:${Number(lines[3])}/vitrine` }
}

/** Keys of the forms that are stored, on all sites. */
export async function storedForms(dataDir: string): Promise<ReadonlySet<string>> {
  const client = new pg.Client({ connectionString: (await embeddedOf(dataDir)).adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ key: string }>('select key from site.submissions')
    return new Set(rows.map(({ key }) => key))
  } finally {
    await client.end()
  }
}
