import { groupLanguages } from '../../model/commands/group-languages.ts'
import type { Locale } from '../../model/locales.ts'
import type { Context } from '../context.ts'
import { groupToChange, runOnGroup, type OnGroup } from './run-on-group.ts'

/** E-119: the languages in which a section is not shown. */
export async function setLanguages(
  context: Context,
  { disallowedLanguages, ...on }: OnGroup & { disallowedLanguages: readonly Locale[] },
): Promise<{ group: { id: string; meta: { disallowedLanguages: readonly Locale[] } } }> {
  const before = await groupToChange(context, on)
  const act = groupLanguages.act({ groupId: on.groupId, before: [...before.disallowedLanguages], after: [...disallowedLanguages] })
  const group = await runOnGroup(context, on, act, { disallowedLanguages })
  return { group: { id: on.groupId, meta: { disallowedLanguages: group?.disallowedLanguages ?? [] } } }
}
