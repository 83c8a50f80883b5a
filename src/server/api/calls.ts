import type { Call } from './define-call.ts'
import { articleCalls } from './article/article.ts'
import { authCalls } from './auth/auth.ts'
import { changelogCalls } from './changelog/changelog.ts'
import { collectionCalls } from './collection/collection.ts'
import { commandCalls } from './commands/commands.ts'
import { dataCalls } from './data/data.ts'
import { formCalls } from './forms/forms.ts'
import { gameCalls } from './game/game.ts'
import { groupCalls } from './group/group.ts'
import { mediaCalls } from './media/media.ts'
import { videoCalls } from './media/video-calls.ts'
import { navigationCalls } from './navigation/navigation.ts'
import { opticianCalls } from './optician/optician.ts'
import { pageHistoryCalls } from './page/page-history.ts'
import { pageInfoCalls } from './page/page-info.ts'
import { pageLiveCalls } from './page/page-live.ts'
import { pageCalls } from './page/page.ts'
import { pagesCalls } from './pages/pages.ts'
import { revalidateCalls } from './revalidate/revalidate.ts'
import { settingsCalls } from './settings/settings.ts'
import { thingCalls } from './things/things.ts'
import { translationCalls } from './translation/translation.ts'

export const calls: readonly Call[] = [
  ...articleCalls,
  ...authCalls,
  ...changelogCalls,
  ...collectionCalls,
  ...commandCalls,
  ...dataCalls,
  ...formCalls,
  ...gameCalls,
  ...groupCalls,
  ...mediaCalls,
  ...videoCalls,
  ...navigationCalls,
  ...opticianCalls,
  ...pageCalls,
  ...pageHistoryCalls,
  ...pageInfoCalls,
  ...pageLiveCalls,
  ...pagesCalls,
  ...revalidateCalls,
  ...settingsCalls,
  ...thingCalls,
  ...translationCalls,
]
