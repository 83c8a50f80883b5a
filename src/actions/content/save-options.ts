import { assertMay } from '../../model/access.ts'
import type { SiteFacts } from '../../model/site-facts.ts'
import type { OptionValues } from '../../model/page/document.ts'
import { Refusal } from '../../model/refusal.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { recordCommand } from '../../store/audit.ts'
import { lockGroup, writeOptions } from '../../store/groups.ts'
import { hostsOf } from '../../store/sites.ts'
import type { Context } from '../context.ts'

export type SaveOptionsInput = { linkId: string; options: OptionValues; revision: number; commandId: string }

export async function saveOptions(context: Context, input: SaveOptionsInput): Promise<{ options: OptionValues; revision: number }> {
  const { site, actor, store } = context
  assertMay(actor, 'edit', site.id)
  const facts: SiteFacts = { hosts: await hostsOf(store.platform, site.id), isOptician: site.businessType === 'optician' }
  return store.inSite(site.id, async (tx) => {
    const group = await lockGroup(tx, input.linkId)
    if (!group || group.status === 'deleted') throw new Refusal('notFound')
    const isNew = await recordCommand(tx, { id: input.commandId, userId: actor.userId, verb: 'options/save', itemId: input.linkId })
    if (!isNew) return { options: group.options, revision: group.revision }
    if (group.revision !== input.revision) {
      throw new Refusal('revisionClash', { data: { mine: input.options, theirs: group.options, revision: group.revision } })
    }
    const options = { ...group.options, ...checked(group.type, input.options, facts) }
    await writeOptions(tx, input.linkId, options, group.revision + 1)
    return { options, revision: group.revision + 1 }
  })
}

function checked(type: string, options: OptionValues, site: SiteFacts): Record<string, unknown> {
  const known = findDefinition(type)?.options ?? {}
  const values = Object.entries(options).map(([key, value]): [string, unknown] => {
    const option = Object.hasOwn(known, key) ? known[key] : undefined
    if (!option?.editable) throw new Refusal('unknownOption', { fieldErrors: { [key]: 'unknownOption' } })
    const parsed = option.schema.safeParse(value)
    if (!parsed.success || option.isAllowedOn?.(parsed.data, site) === false) throw new Refusal('invalidInput', { fieldErrors: { [key]: 'invalidInput' } })
    return [key, parsed.data]
  })
  return Object.fromEntries<unknown>(values)
}
