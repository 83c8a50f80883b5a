/** A part that begins with a dot would be `..`, or hide among the folder's own files; a longer one fits no file system. */
const PART = /^[\w-][\w.-]{0,199}$/
const MAX_LENGTH = 800

export function assertKey(key: string): void {
  if (key.length > MAX_LENGTH || !key.split('/').every((part) => PART.test(part))) throw new Error(`${JSON.stringify(key)} is no key.`)
}

/** The beginning of a key: its last part may be cut anywhere. */
export function assertPrefix(prefix: string): void {
  assertKey(`${prefix}x`)
}
