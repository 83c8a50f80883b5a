import type { Actor } from '../../model/access.ts'
import type { Parts } from '../context.ts'

/** Who asks, on the console: no site, because an operator's questions are about all of them. */
export type ConsoleContext = Parts & { actor: Actor }

/** Operators act on the whole installation; `may` asks for a site all the same. */
export const EVERY_SITE = '*'
