import { NEWS } from '../../i18n/editor/changelog/news.ts'
import { writeChangelog } from '../../store/changelog.ts'
import type { Parts } from '../context.ts'

/** news come with the program, so that every installation has them once its newer version has started. */
export const tellNews = ({ store }: Pick<Parts, 'store'>): Promise<void> => writeChangelog(store.platform, NEWS)
