/** An address as proxies write it: alone, with a port, or in brackets, in quotation marks. */
export function forwardedAddress(text: string): string {
  const bare = text.trim().replace(/^"(.*)"$/, '$1')
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare) ?? []
  if (inBrackets !== undefined) return inBrackets
  const [, beforePort] = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(bare) ?? []
  return beforePort ?? bare
}
