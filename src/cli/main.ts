import { runCli } from './run-cli.ts'

process.exitCode = await runCli(process.argv.slice(2), { env: process.env, print: console.log, printError: console.error })
