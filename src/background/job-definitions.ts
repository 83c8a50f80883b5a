import { prepareVideoJob } from '../actions/media/prepare-video.job.ts'
import { rebuildSearchJob } from '../actions/search/rebuild-search.job.ts'
import { translatePagesJob } from '../actions/translation/translate-pages.job.ts'

/** Every kind of job, listed once. */
export const jobDefinitions = [rebuildSearchJob, translatePagesJob, prepareVideoJob]
