import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { FORM_KINDS, type Enquiry, type FormKind } from '../../model/forms/forms.ts'
import { MAIL_STATUSES, type OutgoingMail } from '../../model/forms/outgoing-mail.ts'
import { instant, json, listed, siteId } from './columns.ts'
import { sites } from './platform.ts'
import { site } from './site.ts'

/** What visitors sent, stored before anything is mailed. The key is the visitor's: a repetition is recognised by it. */
export const submissions = site.table(
  'submissions',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    key: text('key').notNull(),
    form: text('form').$type<FormKind>().notNull(),
    groupId: text('group_id').notNull(),
    locale: text('locale').notNull(),
    value: json<Enquiry>('value').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Which came after which: a clock may have been set back meanwhile. */
    number: bigint('number', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade'),
    uniqueIndex('submissions_key').on(table.siteId, table.form, table.key),
    index('submissions_created').on(table.siteId, table.createdAt),
    index('submissions_number').on(table.siteId, table.number),
    check('submissions_form', sql`form in (${listed(FORM_KINDS)})`),
  ],
)

/** Mails that belong to a submission. `kept` ones are only read: no mail server was set when they were written. */
export const outbox = site.table(
  'outbox',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    submissionId: text('submission_id').notNull(),
    mail: json<OutgoingMail>('mail').notNull(),
    status: text('status', { enum: MAIL_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** A class of failure; what a mail server says may name people. */
    lastFailure: text('last_failure'),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.submissionId], foreignColumns: [submissions.siteId, submissions.id] }).onDelete('cascade'),
    index('outbox_submission').on(table.siteId, table.submissionId),
    index('outbox_due')
      .on(table.siteId, table.nextAttemptAt)
      .where(sql`status = 'waiting'`),
    check('outbox_status', sql`status in (${listed(MAIL_STATUSES)})`),
  ],
)
