import { create } from 'zustand'

/** What is opened beside something on the page; `slot` where it is about one place of a section. */
export type OpenTool =
  | { name: 'options' | 'languages' | 'photos' | 'collection' | 'article'; groupId: string }
  | { name: 'link' | 'cut' | 'translate'; groupId: string; slot: string }
  /** `toDescribe`: at what stands there already, with the cursor where its description goes. */
  | { name: 'media'; groupId: string; slot: string; toDescribe?: boolean }

type Tools = { tool: OpenTool | null; open: (tool: OpenTool) => void; close: () => void }

/** One at a time. */
export const useTools = create<Tools>()((set) => ({
  tool: null,
  open: (tool) => set({ tool }),
  close: () => set({ tool: null }),
}))
