import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from './config.ts'
import { makePassword } from './make-password.ts'
import { readOrWriteOnce } from '../services/database/read-or-write-once.ts'

export interface Secrets {
  sessionSecret: string
  /** Undefined: nobody can log in to the demo sites. */
  demoPassword: string | undefined
}

const demoLogins = z.object({ password: z.string().min(8) })

type Wishes = Pick<Config, 'demo' | 'demoPassword' | 'sessionSecret' | 'environment'>

/** What the environment does not give is made once per installation and kept in the data folder. */
export async function loadOrMakeSecrets(dataDir: string, config: Wishes): Promise<Secrets> {
  return {
    sessionSecret: config.sessionSecret ?? (await readSessionSecret(join(dataDir, 'session-secret'))),
    demoPassword: await readDemoPassword(join(dataDir, 'demo-logins.json'), config),
  }
}

async function readSessionSecret(path: string): Promise<string> {
  const text = await keep(path, () => `${randomBytes(32).toString('base64url')}\n`)
  const secret = text.trim()
  if (secret.length >= 32) return secret
  throw new Error(`The file ${path} is damaged: delete it, and everybody has to log in once more.`)
}

async function readDemoPassword(path: string, config: Wishes): Promise<string | undefined> {
  if (!config.demo) return undefined
  if (config.demoPassword !== undefined) return config.demoPassword
  // A production site must not have a login that its operator never chose.
  if (config.environment === 'production') return undefined
  const text = await keep(path, () => `${JSON.stringify({ password: makePassword() }, null, 2)}\n`)
  try {
    return demoLogins.parse(JSON.parse(text)).password
  } catch (cause) {
    throw new Error(`The file ${path} is damaged: delete it, and the demo sites get a new password.`, { cause })
  }
}

async function keep(path: string, make: () => string): Promise<string> {
  return readOrWriteOnce(path, make).catch((cause: Error) => {
    throw new Error(`The file ${path} cannot be read or written: check who owns DATA_DIR and that its disk is not full.`, { cause })
  })
}
