import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Sentence } from './progress.mjs'
import { sectionFiles } from './new-section-files.mjs'

/**
 * @typedef {{ type: string, category: string, card?: string }} Wish
 * @typedef {{ path: string, text: string }} Change a path below the project's root and the file's whole new text
 */

const USAGE = 'Usage: npm run new-section -- <typeName> [--category content] [--card cardName].'
const DEFINITIONS = 'src/sections/definitions.ts'
const COMPONENTS = 'src/sections/components.ts'
const DEFINE_SECTION = 'src/sections/define-section.ts'
const DICTIONARIES = ['src/i18n/editor/de.ts', 'src/i18n/editor/fr.ts']

const CAMEL_CASE = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]+)*$/
const LONGEST = 40
/** Names that the generated files and the two lists already use for something else. */
const IN_USE = ['action', 'boardSection', 'cardLayout', 'colorSwatches', 'columnLayout', 'componentType', 'components', 'defineSection', 'definitions', 'findDefinition', 'picture', 'richText', 'section', 'sectionDefinition', 'sectionProps', 'sectionType', 'sectionView', 'styles', 'text', 'value', 'video']
const WORDS_OF_THE_LANGUAGE = 'arguments async await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null of package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(' ')

/**
 * @param {string[]} args
 * @returns {Wish}
 */
export function readWish(args) {
  const { values, positionals } = parse(args)
  const [type, ...rest] = positionals
  if (type === undefined || rest.length > 0) throw new Sentence(USAGE)
  return { type, category: values.category ?? 'content', card: values.card }
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { category: { type: 'string' }, card: { type: 'string' } } })
  } catch {
    throw new Sentence(USAGE)
  }
}

/**
 * Every file of the new section and every list that must know it. Writes nothing: what is wrong is found before.
 * @param {string} root
 * @param {Wish} wish
 * @returns {Change[]}
 */
export function planSection(root, wish) {
  const { type, category, card } = wish
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
  const names = card === undefined ? [type] : [type, card]
  const folder = kebab(type)
  for (const name of names) assertName(name)
  if (type === card) throw new Sentence(`The card needs a name of its own, such as ${type}Card.`)
  const categories = readCategories(read(DEFINE_SECTION))
  if (!categories.includes(category)) throw new Sentence(`"${category}" is no category: choose one of ${categories.join(', ')}.`)
  if (existsSync(join(root, 'src/sections', folder))) throw new Sentence(`The folder src/sections/${folder} already exists: choose another name.`)
  const known = entriesOf(read(DEFINITIONS), 'definitions')
  const taken = names.find((name) => known.includes(name))
  if (taken !== undefined) throw new Sentence(`There already is a section or card "${taken}": choose another name.`)
  const labelled = names.find((name) => DICTIONARIES.some((path) => labelsOf(read(path)).includes(name)))
  if (labelled !== undefined) throw new Sentence(`There already is a label "${labelled}" among the editor's texts: choose another name.`)
  return [
    ...sectionFiles({ folder, category, section: naming(type), card: card === undefined ? undefined : naming(card) }),
    { path: DEFINITIONS, text: addDefinitions(read(DEFINITIONS), folder, names) },
    { path: COMPONENTS, text: names.reduce((source, name) => addComponent(source, folder, name), read(COMPONENTS)) },
    ...DICTIONARIES.map((path) => ({ path, text: names.reduce(addLabel, read(path)) })),
  ]
}

/**
 * All or nothing: a full disk half way leaves the project as it was.
 * @param {string} root
 * @param {Change[]} changes
 */
export function applyChanges(root, changes) {
  /** @type {(() => void)[]} */
  const undo = []
  try {
    for (const { path, text } of changes) {
      const file = join(root, path)
      const before = existsSync(file) ? readFileSync(file) : undefined
      const madeFolder = before === undefined ? mkdirSync(dirname(file), { recursive: true }) : undefined
      if (madeFolder !== undefined) undo.push(() => rmSync(madeFolder, { recursive: true, force: true }))
      undo.push(() => (before === undefined ? rmSync(file, { force: true }) : writeFileSync(file, before)))
      writeFileSync(file, text)
    }
  } catch (error) {
    for (const step of undo.toReversed()) step()
    throw new Sentence(`Nothing was changed, because a file could not be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** @param {string} name */
function assertName(name) {
  if (!CAMEL_CASE.test(name) || name.length > LONGEST) throw new Sentence(`"${name}" is not a type name: write it in camelCase with at most ${LONGEST} letters and digits, such as quoteWall.`)
  if (IN_USE.includes(name) || WORDS_OF_THE_LANGUAGE.includes(name) || name in Object.prototype) throw new Sentence(`"${name}" already means something else in the code: choose another name, such as ${name}Wall.`)
}

/** @param {string} name */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** @param {string} name */
const pascal = (name) => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`
/** @param {string} name */
const naming = (name) => ({ type: name, component: pascal(name) })

/** @param {string} source */
function readCategories(source) {
  const list = /export type SectionCategory = ([^\n]+)/.exec(source)?.[1] ?? ''
  const found = [...list.matchAll(/'(\w+)'/g)].flatMap(([, name]) => (name === undefined || name === 'card' ? [] : [name]))
  if (found.length === 0) throw new Sentence(`${DEFINE_SECTION} no longer lists its categories as this script expects: adapt scripts/support/scaffold-section.mjs.`)
  return found
}

/**
 * The lines of an object literal that starts with `opening` at the beginning of a line.
 * @param {string} source
 * @param {RegExp} opening
 */
function findBlock(source, opening) {
  const lines = source.split('\n')
  const start = lines.findIndex((line) => opening.test(line))
  const indent = /^ */.exec(lines[start] ?? '')?.[0] ?? ''
  const end = lines.findIndex((line, index) => index > start && line.startsWith(`${indent}}`))
  if (start < 0 || end < 0) throw new Sentence(`The list ${opening.source} was not found: adapt scripts/support/scaffold-section.mjs.`)
  return { lines, start, end }
}

/**
 * @param {string} source
 * @param {string} list
 */
function entriesOf(source, list) {
  const { lines, start, end } = findBlock(source, new RegExp(`^export const ${list} = \\{$`))
  return lines.slice(start + 1, end).flatMap((line) => /^ {2}(\w+)[,:]/.exec(line)?.[1] ?? [])
}

/** @param {string} source */
function labelsOf(source) {
  const { lines, start, end } = findBlock(source, /^ {2}sections: \{$/)
  return lines.slice(start + 1, end).flatMap((line) => /^ {4}(\w+):/.exec(line)?.[1] ?? [])
}

/**
 * @param {string} source
 * @param {string} folder
 * @param {string[]} names
 */
function addDefinitions(source, folder, names) {
  const imported = addImport(source, `import { ${names.toSorted(compare).join(', ')} } from './${folder}/${folder}.section.ts'`)
  return names.reduce((text, name) => addEntry(text, 'definitions', name, `  ${name},`), imported)
}

/**
 * @param {string} source
 * @param {string} folder
 * @param {string} name
 */
function addComponent(source, folder, name) {
  const imported = addImport(source, `import { ${pascal(name)} } from './${folder}/${pascal(name)}.tsx'`)
  return addEntry(imported, 'components', name, `  ${name}: ${pascal(name)},`)
}

/**
 * @param {string} source
 * @param {string} line
 */
function addImport(source, line) {
  const pathOf = (/** @type {string} */ text) => /^import .* from '(\.\/[^']+\/[^']+)'$/.exec(text)?.[1]
  const lines = source.split('\n')
  const places = lines.flatMap((text, index) => (pathOf(text) === undefined ? [] : [index]))
  const next = places.find((index) => compare(pathOf(lines[index] ?? '') ?? '', pathOf(line) ?? '') > 0)
  const last = places.at(-1) ?? lines.findLastIndex((text) => text.startsWith('import '))
  return lines.toSpliced(next ?? last + 1, 0, line).join('\n')
}

/**
 * @param {string} source
 * @param {string} list
 * @param {string} name
 * @param {string} line
 */
function addEntry(source, list, name, line) {
  const { lines, start, end } = findBlock(source, new RegExp(`^export const ${list} = \\{$`))
  const next = lines.findIndex((text, index) => index > start && index < end && compare(/^ {2}(\w+)[,:]/.exec(text)?.[1] ?? '', name) > 0)
  return lines.toSpliced(next < 0 ? end : next, 0, line).join('\n')
}

/**
 * The name in words is a label that compiles; its author replaces it by a German and a French one.
 * @param {string} source
 * @param {string} name
 */
function addLabel(source, name) {
  const { lines, end } = findBlock(source, /^ {2}sections: \{$/)
  const words = pascal(kebab(name).replaceAll('-', ' '))
  return lines.toSpliced(end, 0, `    ${name}: '${words}',`).join('\n')
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  return a.localeCompare(b, 'en')
}
