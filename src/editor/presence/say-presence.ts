import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'

const doneSchema = z.object({ success: z.literal(true) })
export const sayPresence = (call: Call, here: { id: string; session: string; groupId: string | null }) => call.post('page/presence', here, doneSchema)
