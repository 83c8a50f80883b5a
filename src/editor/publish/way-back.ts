import { create } from 'zustand'
import { z } from 'zod'
import { openSession } from '../queue/browser-parts.ts'

const KEY = 'backToPublishing'

const leftSchema = z.object({
  pageId: z.string(),
  /** The question that somebody left to see to one of its lines. */
  dialog: z.enum(['publish', 'translations']),
  once: z.object({ policy: z.literal('perLanguage').optional() }),
})
type Left = z.infer<typeof leftSchema>

function readLeft(): Left | null {
  const text = openSession()?.getItem(KEY)
  return text ? (leftSchema.safeParse(JSON.parse(text)).data ?? null) : null
}

/** Outlives the way to another language, which is another document. */
export const useWayBack = create<{ left: Left | null }>()(() => ({ left: readLeft() }))

export function keepWayBack(left: Left): void {
  openSession()?.setItem(KEY, JSON.stringify(left))
  useWayBack.setState({ left })
}

export function forgetWayBack(): void {
  openSession()?.removeItem(KEY)
  useWayBack.setState({ left: null })
}
