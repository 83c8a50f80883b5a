import { create } from 'zustand'
import type { Group } from '../../model/page/document.ts'

/** The version that is looked at. */
export const useVersion = create<{ version: { at: string; groups: readonly Group[] } | null }>()(() => ({ version: null }))
