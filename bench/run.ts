import { bytes } from './bytes.ts'
import { cachedPage } from './cached-page.ts'
import { editing } from './editing.ts'
import { gameTaps } from './game-taps.ts'
import { kills } from './kills.ts'
import { manySites } from './many-sites.ts'
import { overload } from './overload.ts'
import { publishToFresh } from './publish-to-fresh.ts'
import { searchSize } from './search-size.ts'
import { startUp } from './start-up.ts'
import { runBenches } from './support/report.ts'
import { uncachedRender } from './uncached-render.ts'

await runBenches([cachedPage, uncachedRender, publishToFresh, startUp, bytes, manySites, searchSize, gameTaps, editing, overload, kills], process.argv.slice(2))
