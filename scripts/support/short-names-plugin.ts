import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform, type CSSModulesConfig } from 'lightningcss'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** No letter in the second place: `ad` and what begins with it is hidden by blockers. */
const SIGNS = '0123456789_-'
const WORD = /[\w-]+/g

/** Builds only: tests, and people who look at a page in development, read the long names. */
export function useShortNames(cssModules: CSSModulesConfig): Plugin[] {
  let names: ReadonlyMap<string, string> = new Map()
  const shorten = (code: string, id: string) => (id.endsWith('.module.css') ? { code: code.replaceAll(WORD, (word) => names.get(word) ?? word), map: { mappings: '' } } : null)
  return [
    {
      name: 'short-names-in-styles',
      apply: 'build',
      configResolved: ({ root }) => {
        names = shortNames(root, cssModules)
      },
      transform: shorten,
    },
    { name: 'short-names-in-scripts', apply: 'build', enforce: 'post', transform: shorten },
  ]
}

/**
 * The long name of everything that CSS modules name, with its short one: the same in every build, so that what the server drew and
 * what a browser hydrates agree. It depends on nothing but its own file: a tab that is still open from before an update brings pieces
 * of the new page into the old one (`ui/still-true`).
 */
export function shortNames(root: string, cssModules: CSSModulesConfig): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set(plainNames(root).map((name) => name.slice(0, 2)))
  for (const file of globSync('src/**/*.module.css', { cwd: root }).toSorted()) {
    const prefix = prefixFor(file.replaceAll('\\', '/'), taken)
    for (const [place, name] of namesIn(root, file, cssModules).entries()) names.set(name, prefix + signAt(place))
  }
  return names
}

function prefixFor(file: string, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const number = createHash('sha256').update(`${file} ${attempt}`).digest().readUInt32BE()
    const prefix = `${LETTERS[number % LETTERS.length]}${SIGNS[Math.floor(number / LETTERS.length) % SIGNS.length]}`
    if (taken.has(prefix)) continue
    taken.add(prefix)
    return prefix
  }
}

/** One sign for each of the first fifty, then two. */
function signAt(place: number): string {
  const [rest, last] = [Math.floor(place / LETTERS.length), LETTERS[place % LETTERS.length] ?? '']
  return rest === 0 ? last : signAt(rest - 1) + last
}

function namesIn(root: string, file: string, cssModules: CSSModulesConfig): string[] {
  const filename = join(root, file)
  const { exports } = transform({ filename, projectRoot: root, code: readFileSync(filename), cssModules })
  return Object.values(exports || {})
    .map(({ name }) => name)
    .toSorted()
}

/** What style sheets that are no modules name may stand on the same page. */
function plainNames(root: string): string[] {
  const files = globSync('src/**/*.css', { cwd: root }).filter((file) => !file.endsWith('.module.css'))
  return files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/[.#]([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
}
