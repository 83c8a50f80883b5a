import { expect, test } from 'vitest'
import type { MailStatus } from '../../model/forms/outgoing-mail.ts'
import { inOrder, worstStatus } from './mail-list.ts'

const mails = (...statuses: MailStatus[]) => ({
  mails: statuses.map((status) => ({ id: status, purpose: 'confirmation' as const, status, to: '', subject: '', text: '', attempts: 0, lastFailure: null, nextAttemptAt: null, sentAt: null })),
})

test('an enquiry shows the fate of the mail that needs somebody most', () => {
  expect(worstStatus(mails('sent', 'failed'))).toBe('failed')
  expect(worstStatus(mails('sent', 'waiting'))).toBe('waiting')
  expect(worstStatus(mails('sent', 'sent'))).toBe('sent')
  expect(worstStatus(mails())).toBeNull()
})

test('what the business got stands first', () => {
  const [confirmation] = mails('sent').mails
  if (!confirmation) throw new Error('There is one mail')
  const notification = { ...confirmation, purpose: 'notification' as const }
  expect(inOrder([confirmation, notification])).toEqual([notification, confirmation])
})
