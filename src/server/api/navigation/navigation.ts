import { z } from 'zod'
import { readNavigation } from '../../../actions/navigation/read.ts'
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
]
