import { z } from 'zod'
import { readThings } from '../../../actions/commands/read-things.ts'
import { factSchema } from '../../../model/commands/facts.ts'
import { defineCall } from '../define-call.ts'

const MOST_KEYS = 50

export const thingCalls = [
  defineCall({
    method: 'GET',
    path: 'things',
    summary: 'What the site has under some keys besides the content of its pages: settings, menu, look, languages, what is known of a page or a picture.',
    access: 'editor',
    input: z.strictObject({ keys: z.string().min(1).max(MOST_KEYS * 60) }),
    answer: z.object({ facts: z.array(factSchema) }),
    example: { keys: 'navigation,settings:header' },
    run: async (context, { keys }) => ({ fields: await readThings(context, [...new Set(keys.split(','))].slice(0, MOST_KEYS)) }),
  }),
]
