/** A random UUID, also on pages without https, where browsers offer none by that name: every address of a blob ends in one. */
export function newKey(): string {
  const address = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(address)
  return address.slice(-36)
}
