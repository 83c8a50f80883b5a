import type { PageThing } from '../page/page-thing.ts'

/** In any of its languages: changes are told in the editor's, which need not be one of them. */
export const pageName = ({ meta }: Pick<PageThing, 'meta'>): string => Object.values(meta.name).find((name) => name.trim() !== '') ?? ''
