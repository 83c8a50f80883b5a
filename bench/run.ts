import { cachedPage } from './cached-page.ts'
import { runBenches } from './support/report.ts'

await runBenches([cachedPage], process.argv.slice(2))
