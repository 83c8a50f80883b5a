import { z } from 'zod'
import { readNavigation } from '../../../actions/navigation/read.ts'
import { saveNavigation } from '../../../actions/navigation/save.ts'
import { navigationSchema } from '../../../model/site/navigation.ts'
import { defineCall } from '../define-call.ts'
import { includeDraftsInput, readIncludeDrafts } from '../include-drafts.ts'

export const navigationCalls = [
  defineCall({
    method: 'GET',
    path: 'navigation',
    summary: 'The containers of the menu and the pages in them; with includeDrafts also pages that visitors do not see.',
    access: 'editor',
    input: includeDraftsInput,
    answer: z.object({ navigation: navigationSchema }),
    example: { includeDrafts: 'true' },
    run: async (context, input) => ({ fields: await readNavigation(context, readIncludeDrafts(input)) }),
  }),
  defineCall({
    method: 'POST',
    path: 'navigation',
    summary: 'Stores the menu. What differs from what is there is changed, for visitors at once.',
    access: 'editor',
    input: z.strictObject({
      navigation: navigationSchema,
      commandId: z
        .string()
        .regex(/^[0-9a-zA-Z-]{8,64}$/)
        .optional(),
    }),
    answer: z.object({ navigation: navigationSchema }),
    example: { navigation: [{ id: '4123456789abcdefghjkmnpqrs', label: { de: 'Angebot' }, children: [] }] },
    run: async (context, input) => ({ fields: await saveNavigation(context, input) }),
  }),
]
