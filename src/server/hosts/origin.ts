import type { ServerConfig } from '../parts.ts'

/** Absolute addresses come from the stored host, never from what a request claims. */
export function originOf(host: string, { isSecure, port }: Pick<ServerConfig, 'isSecure' | 'port'>): string {
  return isSecure ? `https://${host}` : `http://${host}${port === 80 ? '' : `:${port}`}`
}
