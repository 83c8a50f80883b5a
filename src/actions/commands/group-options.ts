import { findGroup } from '../../model/commands/desk.ts'
import { groupOptions } from '../../model/commands/group-options.ts'
import type { OptionValues } from '../../model/page/document.ts'
import { Refusal } from '../../model/refusal.ts'
import type { SiteFacts } from '../../model/site-facts.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { hostsOf } from '../../store/sites.ts'
import { definePerformer, type Ground } from './define-performer.ts'

const MOST_OPTIONS = 100

export const performGroupOptions = definePerformer(groupOptions, async (ground, body) => {
  if (Object.keys(body.after).length > MOST_OPTIONS) throw new Refusal('bodyTooLarge')
  const type = findGroup(ground.desk, body.groupId)?.type ?? ''
  return { ...body, after: checked(type, body.after, await siteFacts(ground)) }
})

export async function siteFacts({ platform, site }: Pick<Ground, 'platform' | 'site'>): Promise<SiteFacts> {
  return { hosts: await hostsOf(platform, site.id), isOptician: site.businessType === 'optician' }
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
