import type { Call } from './define-call.ts'
import { authCalls } from './auth/auth.ts'
import { dataCalls } from './data/data.ts'
import { pageCalls } from './page/page.ts'
import { revalidateCalls } from './revalidate/revalidate.ts'

export const calls: readonly Call[] = [...authCalls, ...dataCalls, ...pageCalls, ...revalidateCalls]
