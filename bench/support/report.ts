import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeMachine, ROOT } from './machine.ts'
import { readSettings, type Settings } from './settings.ts'

export type Row = {
  what: string
  goal: string
  /** What is held against the goal. */
  ratio: string
  absolute: string
  peer: string
  /** Null where there is no goal. */
  isMet: boolean | null
}

export type Result = { rows: readonly Row[]; remarks: readonly string[] }

/** `isOnDemand`: runs only where it is named, because it takes long. */
export type Bench = { name: string; title: string; about: string; isOnDemand?: true; run: (settings: Settings) => Promise<Result> }

const FILE = join(ROOT, 'bench', 'results.md')

/** A goal that can be held against a number. */
export const atLeast = (value: number, goal: number) => ({ goal: `≥ ${goal} ×`, ratio: times(value), isMet: value >= goal })
export const atMost = (value: number, goal: number) => ({ goal: `≤ ${goal} ×`, ratio: times(value), isMet: value <= goal })
export const within = (value: number, goal: number, unit: string, digits = 0) => ({ goal: `≤ ${goal} ${unit}`, ratio: `${value.toFixed(digits)} ${unit}`, isMet: value <= goal })

const times = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ×`
export const whole = (value: number) => Math.round(value).toLocaleString('en').replaceAll(',', ' ')

/** Runs one after the other, prints each table when it is there, and keeps full runs in results.md. */
export async function runBenches(benches: readonly Bench[], args: readonly string[]): Promise<void> {
  const settings = readSettings(args)
  const unknown = settings.names.filter((name) => !benches.some((bench) => bench.name === name))
  if (unknown.length > 0) {
    process.stderr.write(`There is no ${unknown.join(', ')}; there are ${benches.map(({ name }) => name).join(', ')}.\n`)
    process.exitCode = 1
    return
  }
  const chosen = settings.names.length === 0 ? benches.filter(({ isOnDemand }) => !isOnDemand) : benches.filter(({ name }) => settings.names.includes(name))
  for (const bench of chosen) {
    process.stdout.write(`\n${bench.title}\n`)
    const result = await runOne(bench, settings)
    for (const line of linesOf(result)) process.stdout.write(`  ${line}\n`)
    if (!settings.isShort) keep(bench, result)
  }
  process.stdout.write(settings.isShort ? '\nA short run is not written to bench/results.md.\n' : '\nWritten to bench/results.md.\n')
}

/** For a script that was started by itself. */
export async function runAlone(bench: Bench): Promise<void> {
  await runBenches([bench], process.argv.slice(2))
}

async function runOne(bench: Bench, settings: Settings): Promise<Result> {
  try {
    return await bench.run(settings)
  } catch (error) {
    process.exitCode = 1
    // Errors and different bytes: whatever was measured does not count.
    return { rows: [], remarks: [`This run does not count. ${error instanceof Error ? error.message : String(error)}`] }
  }
}

function linesOf({ rows, remarks }: Result): string[] {
  const mark = ({ isMet }: Row) => (isMet === null ? '·' : isMet ? '✓' : '✗')
  const width = Math.max(0, ...rows.map(({ ratio }) => ratio.length))
  return [...rows.map((row) => `${mark(row)} ${row.ratio.padStart(width)}  ${row.what} (goal ${row.goal}; ${row.absolute}; peer: ${row.peer})`), ...remarks]
}

/** Only this table is replaced; tables of another machine are dropped, since nobody could compare them. */
function keep(bench: Bench, result: Result): void {
  const head = [
    '# What was measured',
    '',
    `${describeMachine()}.`,
    '',
    'Made by `npm run bench`. Rates and times are medians of three rounds in which the contenders took turns on the same cores; a run with an error or with different bytes does not count. Goals are missed in the open: the sentence below a table says which.',
    '',
  ].join('\n')
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  const sections = new Map(before.startsWith(head) ? splitSections(before.slice(head.length)) : [])
  sections.set(bench.title, sectionOf(bench, result))
  writeFileSync(FILE, `${head}\n${[...sections.values()].join('\n\n')}\n`)
}

function splitSections(text: string): [string, string][] {
  return text
    .split(/^(?=## )/m)
    .map((section) => section.trim())
    .filter(Boolean)
    .map((section) => [/^## (.*)$/m.exec(section)?.[1] ?? '', section])
}

function sectionOf({ title, about }: Bench, { rows, remarks }: Result): string {
  const table = rows.map(({ what, goal, ratio, absolute, peer }) => `| ${[what, goal, ratio, absolute, peer].join(' | ')} |`)
  const missed = rows.filter(({ isMet }) => isMet === false).map(({ what, goal, ratio }) => `Missed: ${what} reached ${ratio} instead of ${goal}.`)
  const below = [...missed, ...remarks].map((sentence) => `- ${sentence}`)
  return [`## ${title}`, '', about, '', ...(table.length > 0 ? ['| what | goal | ratio | absolute | peer |', '|---|---|---|---|---|', ...table] : []), ...(below.length > 0 ? ['', ...below] : [])].join('\n')
}
