import { z } from 'zod'
import { listBranches } from '../../../actions/optician/list-branches.ts'
import { resetHours } from '../../../actions/optician/reset-hours.ts'
import { branchHoursSchema } from '../../../model/business/branch.ts'
import { defineCall } from '../define-call.ts'

const answer = z.object({ branches: z.array(branchHoursSchema) })

export const opticianCalls = [
  defineCall({
    method: 'GET',
    path: 'optician',
    summary: 'The branches of the business with their opening hours, and whether those differ from the business lookup.',
    access: 'editor',
    input: z.strictObject({}),
    answer,
    example: {},
    run: async (context) => ({ fields: await listBranches(context) }),
  }),
  defineCall({
    method: 'POST',
    path: 'optician',
    summary: 'Takes the opening hours of a branch from the business lookup again. Acts at once.',
    access: 'editor',
    input: z.strictObject({ branchId: z.string().min(1).max(60) }),
    answer,
    ids: { branchId: 'branch' },
    example: { branchId: 'branch-1' },
    run: async (context, { branchId }) => ({ fields: await resetHours(context, branchId) }),
  }),
]
