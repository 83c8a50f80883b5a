import { createInterface } from 'node:readline/promises'
import { runCli } from './run-cli.ts'

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

const isSomebodyThere = process.stdin.isTTY && process.stdout.isTTY
process.exitCode = await runCli(process.argv.slice(2), { env: process.env, print: console.log, printError: console.error, ask: isSomebodyThere ? ask : undefined })
