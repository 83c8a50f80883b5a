import type { Locale } from '../locales.ts'
import type { Act } from './define-command.ts'
import { parentOf, type Desk } from './desk.ts'
import { groupLanguages } from './group-languages.ts'

/** For a person to read: what opens in a language together with its page, or with the section around it, is no change of its own. */
export function toldOnce(acts: readonly Act[], desk: Desk, opened: readonly Locale[]): Act[] {
  const openings = new Map(acts.filter(({ kind }) => kind === groupLanguages.kind).map(({ body }) => [groupLanguages.read(body).groupId, openingIn(body)]))
  const openAround = (groupId: string): readonly Locale[] => {
    const parent = parentOf(desk, groupId)
    return typeof parent === 'string' ? [...(openings.get(parent) ?? []), ...openAround(parent)] : opened
  }
  return acts.flatMap((act) => {
    if (act.kind !== groupLanguages.kind) return [act]
    const body = groupLanguages.read(act.body)
    const around = openAround(body.groupId)
    const before = body.before.filter((locale) => body.after.includes(locale) || !around.includes(locale))
    const isNothing = before.length === body.after.length && before.every((locale) => body.after.includes(locale))
    return isNothing ? [] : [groupLanguages.act({ ...body, before })]
  })
}

function openingIn(body: unknown): Locale[] {
  const { before, after } = groupLanguages.read(body)
  return before.filter((locale) => !after.includes(locale))
}
