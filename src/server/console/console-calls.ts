import { z } from 'zod'
import type { ConsoleContext } from '../../actions/console/console-context.ts'
import { currentOperator } from '../../actions/console/current-operator.ts'
import { listJobsForConsole } from '../../actions/console/list-jobs.ts'
import { listMail } from '../../actions/console/list-mail.ts'
import { listSitesForConsole } from '../../actions/console/list-sites.ts'
import { sendMailAgain } from '../../actions/console/send-mail-again.ts'
import { signInToConsole } from '../../actions/console/sign-in.ts'
import { signOut } from '../../actions/auth/sign-out.ts'
import { USER_ROLES } from '../../model/access.ts'
import { idSchema } from '../../model/id-schema.ts'
import { defineCall, type Call } from '../api/define-call.ts'
import type { ServerConfig } from '../parts.ts'
import { operatorLocale } from './operator-locale.ts'
import { jobAnswerSchema, presentJob } from './present-job.ts'
import { enquiryAnswerSchema, presentEnquiry } from './present-mail.ts'
import { presentSite, siteAnswerSchema } from './present-site.ts'

const userSchema = z.object({ name: z.string(), email: z.string(), role: z.enum(USER_ROLES) })
const plain = { input: z.strictObject({}), example: {} }

/** Like a site's calls, but their context has no site. */
export function consoleCalls(config: ServerConfig): Call<unknown, ConsoleContext>[] {
  return [
    defineCall({
      ...plain,
      method: 'POST',
      path: 'auth',
      summary: 'Signs an admin in and sets the session cookie of the console.',
      access: 'visitor',
      input: z.strictObject({ email: z.string().min(1).max(254), password: z.string().min(1).max(200) }),
      answer: z.object({ user: userSchema }),
      example: { email: 'admin@example.ch', password: 'correct horse battery' },
      async run(context, input, request) {
        const { user, cookies } = await signInToConsole(context, { ...input, ...request })
        return { fields: { user: { name: user.name, email: user.email, role: user.role } }, cookies }
      },
    }),
    defineCall({
      ...plain,
      method: 'GET',
      path: 'auth',
      summary: 'The signed-in admin, or null.',
      access: 'visitor',
      answer: z.object({ user: userSchema.nullable() }),
      async run(context, _, request) {
        const user = await currentOperator(context, request)
        return { fields: { user: user && { name: user.name, email: user.email, role: user.role } } }
      },
    }),
    defineCall({
      ...plain,
      method: 'DELETE',
      path: 'auth',
      summary: 'Signs out: the session is gone on the server.',
      access: 'visitor',
      answer: z.object({}),
      run: async (context, _, request) => ({ cookies: (await signOut(context, request)).cookies }),
    }),
    defineCall({
      ...plain,
      method: 'GET',
      path: 'sites',
      summary: 'Every site of this installation.',
      access: 'admin',
      answer: z.object({ sites: z.array(siteAnswerSchema) }),
      run: async (context) => ({ fields: { sites: (await listSitesForConsole(context)).map((summary) => presentSite(summary, config)) } }),
    }),
    defineCall({
      method: 'GET',
      path: 'mail',
      summary: 'What visitors of a site sent, newest first, with its mails and what became of them; `before`, the id of one, leads to older ones.',
      access: 'admin',
      input: z.strictObject({ site: z.string().max(40), before: idSchema.optional() }),
      answer: z.object({ enquiries: z.array(enquiryAnswerSchema) }),
      example: { site: '0123456789abcdefghjkmnpqrs' },
      async run(context, { site, before = null }, { headers }) {
        const locale = operatorLocale(headers.get('accept-language') ?? undefined)
        return { fields: { enquiries: (await listMail(context, { siteId: site, before })).map((enquiry) => presentEnquiry(enquiry, locale)) } }
      },
    }),
    defineCall({
      method: 'POST',
      path: 'mail/again',
      summary: 'Sends a mail once more that was given up, or kept while there was no mail server.',
      access: 'admin',
      input: z.strictObject({ site: z.string().max(40), mail: z.string().max(40) }),
      answer: z.object({}),
      example: { site: '0123456789abcdefghjkmnpqrs', mail: '1123456789abcdefghjkmnpqrs' },
      async run(context, { site, mail }) {
        await sendMailAgain(context, { siteId: site, mailId: mail })
        return {}
      },
    }),
    defineCall({
      method: 'GET',
      path: 'jobs',
      summary: 'The newest jobs of a site: how far they are and what became of them.',
      access: 'admin',
      input: z.strictObject({ site: z.string().max(40) }),
      answer: z.object({ jobs: z.array(jobAnswerSchema) }),
      example: { site: '0123456789abcdefghjkmnpqrs' },
      run: async (context, { site }) => ({ fields: { jobs: (await listJobsForConsole(context, { siteId: site })).map(presentJob) } }),
    }),
  ]
}
