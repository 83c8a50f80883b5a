/** The operator gives the address as the service's own pages do: with or without the path of the call. */
export function serviceAddress(base: string, path: string): string {
  const trimmed = base.replace(/\/+$/, '')
  if (trimmed.endsWith(path)) return trimmed
  const [, first = ''] = path.split('/')
  return trimmed.endsWith(`/${first}`) ? trimmed + path.slice(first.length + 1) : trimmed + path
}
