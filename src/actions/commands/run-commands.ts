import { assertMay } from '../../model/access.ts'
import type { Fact } from '../../model/commands/facts.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import { Refusal, type RefusalCode } from '../../model/refusal.ts'
import type { Context } from '../context.ts'
import { readScreenFacts, type ScreenFacts } from './read-screen-facts.ts'
import { runCommand, type CommandInput } from './run-command.ts'

export type CommandsInput = {
  /** Who made the changes; they may have waited in a browser where somebody else has signed in since. */
  author: string
  locale: Locale
  commands: readonly CommandInput[]
}

export type CommandResult = { id: string; kind: 'done' | 'clash'; facts: readonly Fact[] } | { id: string; kind: 'refused'; code: RefusalCode }

/** What the whole request depends on, and not one change in it. */
const OF_THE_REQUEST: readonly RefusalCode[] = ['signInNeeded', 'notAllowed', 'unavailable', 'storageFull', 'tooManyRequests']

/** Changes in their order, each on its own: one that cannot be carried out holds nobody else back. */
export async function runCommands(context: Context, { author, locale, commands }: CommandsInput): Promise<{ results: CommandResult[]; screen: ScreenFacts }> {
  assertMay(context.actor, 'edit', context.site.id)
  if (context.actor.userId !== author) throw new Refusal('signInNeeded')
  const results: CommandResult[] = []
  const touched = new Map<string, Group>()
  for (const command of commands) {
    try {
      const { groups, ...outcome } = await runCommand(context, command)
      results.push({ id: command.id, ...outcome })
      for (const group of groups) touched.set(group.id, group)
    } catch (error) {
      const code = error instanceof Refusal ? error.code : 'internal'
      if (OF_THE_REQUEST.includes(code)) throw error
      if (code === 'internal') context.log.error({ error, kind: command.kind }, 'a change could not be carried out')
      results.push({ id: command.id, kind: 'refused', code })
    }
  }
  return { results, screen: await readScreenFacts(context, [...touched.values()], locale) }
}
