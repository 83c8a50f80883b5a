/** Providers that deliver to one mailbox whatever dots its name has. */
const DOTS_DO_NOT_COUNT: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
}

/** One key for all spellings that end in the same mailbox: what follows a plus sign is the owner's own label. */
export function mailboxKey(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const domain = lower.slice(at + 1)
  const name = lower.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const shared = Object.hasOwn(DOTS_DO_NOT_COUNT, domain) ? DOTS_DO_NOT_COUNT[domain] : undefined
  return shared === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${shared}`
}
