import { z } from 'zod'
import { runCommands, type CommandResult } from '../../../actions/commands/run-commands.ts'
import { errorTexts } from '../../../i18n/errors/texts.ts'
import { factSchema } from '../../../model/commands/facts.ts'
import { groupOptions } from '../../../model/commands/group-options.ts'
import { localeSchema, type Locale } from '../../../model/locales.ts'
import { linksIn } from '../../../site/href-for.ts'
import { defineCall } from '../define-call.ts'
import { preferredLocale } from '../preferred-locale.ts'

const MOST_COMMANDS = 50

const commandSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-zA-Z-]{8,64}$/),
  kind: z.string().max(60),
  version: z.number().int().min(1).max(1000),
  pageId: z.string().min(1).max(40),
  body: z.unknown(),
  revisions: z.record(z.string().max(120), z.number().int().min(0).max(1_000_000_000)),
  undoes: z.string().max(64).optional(),
})

const resultSchema = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), kind: z.enum(['done', 'clash']), facts: z.array(factSchema) }),
  z.object({ id: z.string(), kind: z.literal('refused'), error: z.object({ code: z.string(), message: z.string() }) }),
])

function presented(result: CommandResult, locale: Locale): z.infer<typeof resultSchema> {
  if (result.kind !== 'refused') return { id: result.id, kind: result.kind, facts: [...result.facts] }
  return { id: result.id, kind: 'refused', error: { code: result.code, message: errorTexts[locale][result.code] } }
}

export const commandCalls = [
  defineCall({
    method: 'POST',
    path: 'commands',
    summary:
      'Carries out changes in their order, each on its own, and answers what the server then has under every key they touched. A change whose author had not seen the latest revision is answered as a clash; the same id again acts once.',
    access: 'editor',
    input: z.strictObject({ author: z.string().min(1).max(64), locale: localeSchema, commands: z.array(commandSchema).min(1).max(MOST_COMMANDS) }),
    answer: z.object({
      results: z.array(resultSchema),
      media: z.record(z.string(), z.unknown()),
      links: z.record(z.string(), z.string()),
      data: z.record(z.string(), z.unknown()),
    }),
    example: {
      author: 'the id of the person who made the changes',
      locale: 'de',
      commands: [
        {
          id: '7b0a4f1e-2c55-4f0e-9d7a-1f7f3f2c9a12',
          ...groupOptions.act({ groupId: '1123456789abcdefghjkmnpqrs', before: {}, after: { alignment: 'center' } }),
          pageId: '0123456789abcdefghjkmnpqrs',
          revisions: { 'group:1123456789abcdefghjkmnpqrs': 1 },
        },
      ],
    },
    async run(context, input, { headers }) {
      const { results, screen } = await runCommands(context, input)
      const { media, data, addresses } = screen
      const locale = preferredLocale(headers.get('accept-language') ?? '')
      return { fields: { results: results.map((result) => presented(result, locale)), media, links: linksIn(addresses, { locale: input.locale, mode: 'edit' }), data } }
    },
  }),
]
