import { z } from 'zod'
import { pagesTexts } from '../../i18n/editor/pages/texts.ts'
import { fill } from '../../i18n/fill.ts'
import type { Workbench } from '../workbench.ts'
import { NOTICE } from './notice-key.ts'

const noticeSchema = z.object({
  of: z.enum(['created', 'removed', 'saved']),
  name: z.string(),
  /** What takes it back, to be carried out on the page that says so. */
  acts: z.array(z.object({ kind: z.string(), version: z.number(), body: z.unknown() })),
})

export type Notice = z.infer<typeof noticeSchema>

/** Something to be said by the page that is opened next; a browser without storage says nothing. */
export function leaveNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(NOTICE, JSON.stringify(notice))
  } catch (error) {
    console.warn(error)
  }
}

function takeNotice(): Notice | null {
  try {
    const json = sessionStorage.getItem(NOTICE)
    sessionStorage.removeItem(NOTICE)
    return noticeSchema.safeParse(JSON.parse(json ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function showNotice({ locale, toaster, history }: Workbench): void {
  const notice = takeNotice()
  if (!notice) return
  const { toasts } = pagesTexts[locale]
  const { of, name, acts } = notice
  toaster.success(fill(toasts[of], { name }), acts.length > 0 ? { label: toasts.undo, run: () => history.perform(acts) } : undefined)
}
