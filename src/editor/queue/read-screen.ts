import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import type { Locale } from '../../model/locales.ts'
import { screenShape } from './send-commands.ts'

const screenSchema = z.object({ success: z.literal(true), ...screenShape })

/** What some sections need on screen besides their own content, as the server has it now. */
export const readScreen = (call: Call, wish: { id: string; groupIds: string; locale: Locale }) => call.get('page/screen', wish, screenSchema)
