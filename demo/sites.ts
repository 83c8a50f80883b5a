import { backstube } from './backstube/content.ts'
import type { DemoSite } from './demo-site.ts'
import { rocknhole } from './rocknhole/content.ts'
import { seeblick } from './seeblick/content.ts'
import { verband } from './verband/content.ts'

export const demoSites: readonly DemoSite[] = [seeblick, rocknhole, verband, backstube]
