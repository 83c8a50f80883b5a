import { create } from 'zustand'
import type { SectionName } from './setting-fields.ts'

/** The panel remembers where it was. */
export const useUnfolded = create<{ open: readonly SectionName[] }>()(() => ({ open: [] }))

/** So that the panel shows this when it opens, and nothing else before it. */
export const unfoldOnly = (section: SectionName): void => useUnfolded.setState({ open: [section] })
