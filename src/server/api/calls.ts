import type { Call } from './define-call.ts'
import { authCalls } from './auth/auth.ts'
import { commandCalls } from './commands/commands.ts'
import { dataCalls } from './data/data.ts'
import { formCalls } from './forms/forms.ts'
import { gameCalls } from './game/game.ts'
import { groupCalls } from './group/group.ts'
import { mediaCalls } from './media/media.ts'
import { videoCalls } from './media/video-calls.ts'
import { navigationCalls } from './navigation/navigation.ts'
import { pageHistoryCalls } from './page/page-history.ts'
import { pageLiveCalls } from './page/page-live.ts'
import { pageCalls } from './page/page.ts'
import { pagesCalls } from './pages/pages.ts'
import { revalidateCalls } from './revalidate/revalidate.ts'

export const calls: readonly Call[] = [
  ...authCalls,
  ...commandCalls,
  ...dataCalls,
  ...formCalls,
  ...gameCalls,
  ...groupCalls,
  ...mediaCalls,
  ...videoCalls,
  ...navigationCalls,
  ...pageCalls,
  ...pageHistoryCalls,
  ...pageLiveCalls,
  ...pagesCalls,
  ...revalidateCalls,
]
