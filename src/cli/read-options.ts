import { parseArgs } from 'node:util'

export type Options = { value: (name: string) => string; optional: (name: string) => string | undefined; flag: (name: string) => boolean }
export type Accepts = { required: readonly string[]; optional: readonly string[]; flags: readonly string[] }

export function readOptions(args: readonly string[], { required, optional, flags }: Accepts): Options {
  const values = parse(args, { required, optional, flags })
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  const missing = required.filter((name) => text(name) === undefined).map((name) => `--${name}`)
  if (missing.length > 0) throw new Error(`This command also needs ${missing.join(' and ')}.`)
  return { value: (name) => text(name) ?? '', optional: text, flag: (name) => values[name] === true }
}

function parse(args: readonly string[], { required, optional, flags }: Accepts): Readonly<Record<string, unknown>> {
  const texts = [...required, ...optional].map((name) => [name, { type: 'string' as const }] as const)
  const switches = flags.map((name) => [name, { type: 'boolean' as const }] as const)
  try {
    return parseArgs({ args: [...args], options: Object.fromEntries([...texts, ...switches]), strict: true }).values
  } catch (error) {
    // The library goes on with advice for programmers after its first sentence.
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s|\n/) : []
    throw new Error(`${sentence.replace(/\.$/, '')}: --help shows how it is used.`, { cause: error })
  }
}
