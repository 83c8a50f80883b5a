import { z } from 'zod'
import { ID_PATTERN } from './ids.ts'

/** Apart from ids.ts, so that phones make ids without loading a checker of schemas. */
export const idSchema = z.string().regex(ID_PATTERN)
