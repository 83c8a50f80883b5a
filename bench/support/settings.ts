import { parseArgs } from 'node:util'

export type Settings = {
  rounds: number
  /** Length of one round of load. */
  seconds: number
  /** Publications that are each followed by reads. */
  pairs: number
  /** Sites in the large database. */
  sites: number
  /** How often something is killed. */
  kills: number
  /** Only to see that a script works: too little for figures that mean something. */
  isShort: boolean
  names: readonly string[]
}

const FULL = { rounds: 3, seconds: 5, pairs: 2000, sites: 10_000, kills: 300 }
const SHORT = { rounds: 1, seconds: 1, pairs: 60, sites: 300, kills: 6 }

/** `--short`, or single values such as `--pairs 10000`; everything else is the name of a script. */
export function readSettings(args: readonly string[]): Settings {
  const value = { type: 'string' } as const
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { short: { type: 'boolean' }, rounds: value, seconds: value, pairs: value, sites: value, kills: value } })
  const base = values.short ? SHORT : FULL
  const read = (name: keyof typeof FULL) => wholeNumber(name, values[name] ?? String(base[name]))
  const settings = { rounds: read('rounds'), seconds: read('seconds'), pairs: read('pairs'), sites: read('sites'), kills: read('kills') }
  const isShort = settings.rounds < FULL.rounds || settings.seconds < FULL.seconds || settings.pairs < FULL.pairs || settings.sites < FULL.sites || settings.kills < FULL.kills
  return { ...settings, isShort, names: positionals }
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} needs a whole number of at least 1.`)
  return number
}
