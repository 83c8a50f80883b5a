import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import type { Locale } from '../../model/locales.ts'
import { screenShape } from '../queue/send-commands.ts'

const doneSchema = z.object({ success: z.literal(true) })
const screenSchema = z.object({ success: z.literal(true), ...screenShape })
export const readScreen = (call: Call, wish: { id: string; groupIds: string; locale: Locale }) => call.get('page/screen', wish, screenSchema)
export const sayPresence = (call: Call, here: { id: string; session: string; groupId: string | null }) => call.post('page/presence', here, doneSchema)
