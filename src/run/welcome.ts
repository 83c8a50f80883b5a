import type { Config } from './config.ts'
import { isSecure } from './create-parts.ts'
import type { Secrets } from './secrets.ts'
import { demoAccounts } from './seed-demo.ts'
import { originOf } from '../server/hosts/origin.ts'
import { demoSites } from '../../demo/sites.ts'

type Options = { config: Config; secrets: Secrets; isPasswordChosenBefore: boolean; port: number; say: (line: string) => void }

/** What somebody who just started it wants to open next. */
export function printWelcome({ config, secrets, isPasswordChosenBefore, port, say }: Options): void {
  const origin = (host: string) => originOf(host, { isSecure: isSecure(config), port })
  say('')
  if (!config.demo) {
    say(`Vitrine is ready on port ${port}. The console: ${origin(`console.${config.baseDomain}`)}`)
    return
  }
  const rows = demoSites.map(({ label, name, locales }) => [
    name,
    `${origin(`${label}.${config.baseDomain}`)}/${locales[0]}`,
    `${origin(`${label}.${config.baseDomain}`)}/${locales[0]}/edit?toolbar=1`,
  ])
  const table = [['Site', 'Visit', 'Edit'], ...rows, ['Console', origin(`console.${config.baseDomain}`), ''], ['All of them', origin(config.baseDomain), '']]
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const [first = '', second = '', third = ''] of table) say(`  ${first.padEnd(widths[0] ?? 0)}  ${second.padEnd(widths[1] ?? 0)}  ${third}`.trimEnd())
  say('')
  say(`  Accounts: ${demoAccounts.map(({ email }) => email).join(', ')}`)
  say(`  ${passwordLine(secrets, isPasswordChosenBefore)}`)
  say('')
}

function passwordLine({ demoPassword }: Secrets, isChosenBefore: boolean): string {
  if (demoPassword !== undefined) return `Password: ${demoPassword}`
  return isChosenBefore ? 'Password: the one chosen earlier; DEMO_PASSWORD sets another.' : 'No demo password is set: choose one with DEMO_PASSWORD.'
}
