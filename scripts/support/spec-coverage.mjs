import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const RULE_FILES = ['docs/spec/visitor.md', 'docs/spec/game.md', 'docs/spec/editor.md']
const RATCHET_FILE = 'docs/spec/coverage.json'
const TEST_ROOMS = ['src', 'tests', 'scripts', 'demo']
const TEST_FILE = /\.test\.(?:ts|tsx|mjs)$/

const SPACE = /(?:\s|\/\/.*|\/\*[^]*?\*\/)+/y
const WORD = /[\p{L}\p{N}_$#]+/uy
const TEXT = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"/y
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
const BEFORE_REGEX = /^(?:[(,=:[!&|?{;+\-*%~^]|=>|return|typeof|case|of|in|do|else|void|await|yield|throw)?$/

/**
 * Source text as tokens, without comments: a commented-out test proves nothing.
 * @typedef {{ kind: 'word' | 'text' | 'template' | 'regex' | 'mark', text: string, start: number, end: number }} Token
 * @param {string} source
 * @returns {Generator<Token>}
 */
function* readTokens(source, at = 0) {
  let previous = ''
  while (at < source.length) {
    const start = at + (matchAt(SPACE, source, at)?.length ?? 0)
    if (start === source.length) return
    const token = readToken(source, start, previous)
    at = token.end
    previous = token.kind === 'text' || token.kind === 'template' ? 'value' : token.text
    yield token
  }
}

/** @returns {Token} */
function readToken(source, start, previous) {
  const token = (kind, raw, text = raw) => ({ kind, text, start, end: start + raw.length })
  const word = matchAt(WORD, source, start)
  if (word) return token('word', word)
  const text = matchAt(TEXT, source, start)
  if (text) return token('text', text, text.slice(1, -1).replace(/\\([^])/g, '$1'))
  const template = source[start] === '`' && readTemplate(source, start)
  if (template) return token('template', source.slice(start, template.end), template.text)
  // A slash after a value divides; elsewhere it opens a regular expression, whose quotes open no string.
  const regex = BEFORE_REGEX.test(previous) && matchAt(REGEX, source, start)
  if (regex) return token('regex', regex)
  return token('mark', source.startsWith('=>', start) ? '=>' : source[start])
}

function matchAt(pattern, source, at) {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

/** The literal parts of a template; undefined for a lone backtick, as in the text of a JSX element. */
function readTemplate(source, start) {
  let text = ''
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '`') return { text, end: at + 1 }
    if (source.startsWith('${', at)) {
      at = closingBrace(source, at + 2)
      text += '${…}'
    } else {
      if (source[at] === '\\') at += 1
      text += source[at]
    }
  }
  return undefined
}

function closingBrace(source, start) {
  let depth = 1
  for (const token of readTokens(source, start)) {
    if (token.kind === 'mark' && token.text === '{') depth += 1
    if (token.kind === 'mark' && token.text === '}') depth -= 1
    if (depth === 0) return token.start
  }
  return source.length
}

const TEST_WORDS = new Set(['test', 'it', 'describe'])
const IDLE = new Set(['skip', 'todo', 'fails', 'fixme'])
const CURRIED = new Set(['each', 'for', 'skipIf', 'runIf'])
const PLAIN = new Set(['only', 'concurrent', 'sequential', 'shuffle', 'describe', 'serial', 'parallel'])

/**
 * Every name given to test, it or describe; `runs` is false for skipped, todo and expected-to-fail ones.
 * @param {string} source
 * @returns {{ name: string, line: number, runs: boolean }[]}
 */
export function findTests(source) {
  const tokens = [...readTokens(source)]
  return tokens.flatMap((token, index) => {
    const starts = token.kind === 'word' && TEST_WORDS.has(token.text) && tokens[index - 1]?.text !== '.'
    const call = starts && readCall(tokens, index + 1)
    if (!call) return []
    const line = source.slice(0, call.name.start).split('\n').length
    return [{ name: call.name.text, line, runs: !call.modifiers.some((word) => IDLE.has(word)) }]
  })
}

/** What follows `test`: modifiers, type arguments, the table of `.each`, at last the parenthesis with the name. */
function readCall(tokens, at) {
  const modifiers = []
  let awaitsTable = false
  for (;;) {
    const token = tokens[at]
    if (token?.text === '.') {
      const modifier = tokens[at + 1]?.text
      if (![IDLE, CURRIED, PLAIN].some((known) => known.has(modifier))) return undefined
      modifiers.push(modifier)
      awaitsTable = CURRIED.has(modifier)
      at += 2
    } else if (token?.text === '<') {
      at = afterClosing(tokens, at, '<', '>')
    } else if (awaitsTable && (token?.kind === 'template' || token?.text === '(')) {
      at = token.kind === 'template' ? at + 1 : afterClosing(tokens, at, '(', ')')
      awaitsTable = false
    } else {
      const name = token?.text === '(' ? tokens[at + 1] : undefined
      return name?.kind === 'text' || name?.kind === 'template' ? { name, modifiers } : undefined
    }
  }
}

function afterClosing(tokens, at, opening, closing) {
  let depth = 0
  for (; at < tokens.length; at += 1) {
    if (tokens[at].kind === 'mark' && tokens[at].text === opening) depth += 1
    if (tokens[at].kind === 'mark' && tokens[at].text === closing) depth -= 1
    if (depth === 0) return at + 1
  }
  return at
}

/** @param {string} markdown */
export function readRuleIds(markdown) {
  return [...markdown.matchAll(/^- \*\*([VGE]-\d{3})\*\* /gm)].map(([, id]) => id)
}

/**
 * `[V-012]` and `[V-012, V-013]` are citations. A range would claim rules that nobody looked at, so it is malformed.
 * @param {string} name
 */
export function readCitedIds(name) {
  const ids = []
  const malformed = []
  for (const [bracket, inner] of name.matchAll(/\[([^[\]]*)\]/g)) {
    if (!/\b[VGE]-\d/.test(inner)) continue
    const list = inner.split(',').map((id) => id.trim())
    if (list.every((id) => /^[VGE]-\d{3}$/.test(id))) ids.push(...list)
    else malformed.push(bracket)
  }
  return { ids, malformed }
}

/**
 * Citations per rule, in the order of the rules, and one sentence per problem.
 * @param {string[]} rules
 * @param {{ path: string, source: string }[]} files
 */
export function measureCoverage(rules, files) {
  const citations = new Map(rules.map((id) => [id, []]))
  const problems = rules.filter((id, index) => rules.indexOf(id) < index).map((id) => `${id} stands twice in docs/spec.`)
  for (const { path, source } of files) {
    for (const { name, line, runs } of findTests(source)) {
      const { ids, malformed } = readCitedIds(name)
      const unknown = ids.filter((id) => !citations.has(id))
      problems.push(
        ...malformed.map((it) => `${path}:${line} cites ${it}, which is not a list of rule ids such as [V-012, V-013].`),
        ...unknown.map((id) => `${path}:${line} cites ${id}, which is no rule of docs/spec.`),
      )
      if (runs) ids.forEach((id) => citations.get(id)?.push({ path, line, name }))
    }
  }
  return { citations, problems, cited: [...citations.values()].filter((list) => list.length > 0).length }
}

function findTestFiles(folder) {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : findTestFiles(path)
    return TEST_FILE.test(entry.name) ? [path] : []
  })
}

function readRatchet(file) {
  try {
    const { cited } = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isInteger(cited) && cited >= 0 ? cited : undefined
  } catch {
    return undefined
  }
}

/**
 * Prints what was found and returns the exit code.
 * @param {string} root
 * @param {string[]} options
 * @param {(line: string) => void} print
 */
export function checkSpecCoverage(root, options, print) {
  const rules = RULE_FILES.flatMap((file) => readRuleIds(readFileSync(join(root, file), 'utf8')))
  const files = TEST_ROOMS.flatMap((room) => findTestFiles(join(root, room))).map((file) => ({
    path: relative(root, file).split(sep).join('/'),
    source: readFileSync(file, 'utf8'),
  }))
  const { citations, problems, cited } = measureCoverage(rules, files)
  const ratchet = readRatchet(join(root, RATCHET_FILE))
  if (ratchet === undefined) problems.push(`${RATCHET_FILE} must hold { "cited": n } with a whole number.`)
  if (cited < ratchet) problems.push(`Tests cite ${cited} rules, fewer than the ${ratchet} that ${RATCHET_FILE} asks for.`)
  const strange = options.filter((option) => option !== '--list' && option !== '--update')
  problems.push(...strange.map((option) => `${option} is not an option; there are --list and --update.`))

  if (options.includes('--update') && problems.length === 0 && cited > ratchet) {
    writeFileSync(join(root, RATCHET_FILE), `{ "cited": ${cited} }\n`)
  }
  if (options.includes('--list')) {
    citations.forEach((list, id) => list.forEach((test) => print(`${id}  ${test.path}:${test.line}  ${test.name}`)))
  }
  problems.forEach((problem) => print(problem))
  print(`Rules cited by tests: ${cited} of ${citations.size}`)
  return problems.length === 0 ? 0 : 1
}
