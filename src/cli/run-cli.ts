import { readConfig } from '../run/config.ts'
import { commands } from './commands.ts'
import { explain } from './explain.ts'
import { openParts } from './open-parts.ts'
import { readOptions } from './read-options.ts'

type Terminal = {
  env: Record<string, string | undefined>
  print: (line: string) => void
  printError: (line: string) => void
  /** Missing where nobody sits in front of it. */
  ask?: ((question: string) => Promise<string>) | undefined
}

const HELP = `Usage: npm run vitrine -- <command> [options]

  create-admin    --email <address> --name <name> [--password <password>]
                  An account that may do everything on every site.
  create-site     --host <host> --name <name> [--locales <de,fr,…>] [--optician] [--owner <address>] [--email <address>]
                  A site with its system pages; the owner's account is made if there is none yet.
                  Enquiries of visitors go to --email, which is asked for if it is missing, else to the site's editors.
  set-logo        --host <host> [--picture <file>] [--alternative <file>] [--mark <file>]
                  The site's logo, another one for dark grounds, a square one for icons; without any, its name in words.
  reset-password  --email <address> [--password <password>]
                  A new password; every open session of the account ends.

A password that is not given is made and shown once.
The settings are those of the server: DATA_DIR, DATABASE_URL, APP_DATABASE_URL.`

/** Runs one command of the operator and gives the exit code. */
export async function runCli(args: readonly string[], { env, print, printError, ask = async () => '' }: Terminal): Promise<number> {
  const [name = '--help', ...rest] = args
  if (name === 'help' || args.includes('--help') || args.includes('-h') || args.length === 0) {
    print(HELP)
    return 0
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new Error(`There is no command "${name}": --help lists them.`)
    const options = readOptions(rest, command)
    const { parts, close } = await openParts(readConfig(env))
    try {
      await command.run({ ...parts, print, ask }, options)
    } finally {
      await close()
    }
    return 0
  } catch (error) {
    printError(explain(error))
    return 1
  }
}
