/** `missing`: the host answered that there is no such file. `failed`: nothing usable came. */
export type Fetched = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'missing' } | { kind: 'failed' }
export type FetchBytes = (url: string) => Promise<Fetched>
