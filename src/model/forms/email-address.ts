const LOCAL = /^[a-z0-9_](?:[a-z0-9_+'-]|\.(?=[a-z0-9_+'-]))*$/i
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const LAST_LABEL = /^(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})$/i

/**
 * Plain addresses only: no quotes, comments, address literals, lists or line breaks, so that nothing a visitor types can mean
 * more than one address to a mail server. Lengths come before patterns: a long text never reaches one.
 */
export function isEmailAddress(value: string): boolean {
  if (value.length > 254) return false
  const at = value.indexOf('@')
  const labels = value.slice(at + 1).split('.')
  if (at < 1 || at > 64 || labels.length < 2) return false
  return LOCAL.test(value.slice(0, at)) && labels.every((label) => LABEL.test(label)) && LAST_LABEL.test(labels.at(-1) ?? '')
}
