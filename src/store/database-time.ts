import type { Store } from './store.ts'

export async function databaseTime({ platform }: Pick<Store, 'platform'>): Promise<Date> {
  const { rows } = await platform.execute<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms')
  return new Date(Number(rows[0]?.ms))
}
