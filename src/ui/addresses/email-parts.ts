const cut = (words: string): string[] => (words === '' ? [] : words.split(/(?<=[.@])/))

/** Where an address may go on in the next line: after the @ and, where that is still too long, after a dot; never at a hyphen, which would look like one more. */
export function emailParts(address: string): { name: string[]; domain: string[] } {
  const at = address.indexOf('@') + 1
  return { name: cut(address.slice(0, at)), domain: cut(address.slice(at)) }
}
