import type pg from 'pg'

const SCHEMAS = ['platform', 'site', 'shared', 'urban_golf', 'auth']
export const TENANT_SCHEMAS = ['site', 'shared', 'urban_golf']

/**
 * Runs after every migration, so that a new table cannot be forgotten: every table of a tenant schema gets forced
 * row-level security, and the application gets its rights without owning anything.
 */
export async function secureTenantTables(client: pg.Client, role: string): Promise<void> {
  const open = await client.query<{ name: string }>(UNSECURED, [TENANT_SCHEMAS])
  for (const { name } of open.rows) {
    await client.query(`alter table ${name} enable row level security; alter table ${name} force row level security`)
    await client.query(`drop policy if exists own_site on ${name}`)
    await client.query(`create policy own_site on ${name} using (site_id = current_setting('app.site', true)) with check (site_id = current_setting('app.site', true))`)
  }
  await ensureRole(client, role)
  const closed = await client.query<{ name: string }>(UNGRANTED, [SCHEMAS, role])
  for (const { name } of closed.rows) await client.query(`grant select, insert, update, delete on ${name} to ${role}`)
}

/** Only what is missing is changed: on every other start these statements would lock tables that are being read. */
const UNSECURED = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any($1)
    and not (c.relrowsecurity and c.relforcerowsecurity and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'own_site'))`

const UNGRANTED = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any($1) and not has_table_privilege($2, c.oid, 'delete')`

async function ensureRole(client: pg.Client, role: string): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role])
  if (found.rowCount === 0) await client.query(`create role ${role} nosuperuser nobypassrls nocreatedb nocreaterole`)
  const usable = await client.query<{ ok: boolean }>('select bool_and(has_schema_privilege($1, name, \'usage\')) as ok from unnest($2::text[]) as name', [role, SCHEMAS])
  if (usable.rows[0]?.ok) return
  await client.query(`grant ${role} to current_user`)
  for (const schema of SCHEMAS) await client.query(`grant usage on schema ${schema} to ${role}`)
}
