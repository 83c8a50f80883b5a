import type { SectionLoader } from './define-loader.ts'
import type { SectionType } from './definitions.ts'

/** Sections that show server data beyond their own content. */
export const loaders: Partial<Record<SectionType, SectionLoader>> = {}
