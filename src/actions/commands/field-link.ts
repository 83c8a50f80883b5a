import { fieldLink } from '../../model/commands/field-link.ts'
import { Refusal } from '../../model/refusal.ts'
import { pageById } from '../../store/pages.ts'
import { definePerformer } from './define-performer.ts'
import { slotOf } from './slot-of.ts'

export const performFieldLink = definePerformer(fieldLink, async ({ tx, desk }, body) => {
  slotOf(desk, body)
  const page = body.after?.type === 'page' ? await pageById(tx, body.after.page.id) : undefined
  if (page === null || page?.status === 'deleted') throw new Refusal('notFound')
  return body
})
