import { z } from 'zod'
import { openSession } from '../queue/browser-parts.ts'
import { putBack } from './hold-scroll.ts'
import { placesInView } from './place-in-view.ts'

const KEY = 'placeOnPage'

const keptSchema = z.object({ path: z.string(), places: z.array(z.object({ id: z.string(), top: z.number() })) })

/** For a page that is opened in the place of this one and has the same sections: whoever reads on finds them where they were. */
export function keepPlaceFor(href: string): void {
  const { pathname: path } = new URL(href, location.href)
  openSession()?.setItem(KEY, JSON.stringify({ path, places: window.scrollY > 0 ? placesInView() : [] }))
}

/** Once: whoever opens the page later begins at its top. */
export function returnToPlace(): void {
  const session = openSession()
  const text = session?.getItem(KEY)
  if (!text) return
  session?.removeItem(KEY)
  const kept = keptSchema.safeParse(JSON.parse(text)).data
  if (kept?.path === location.pathname) putBack(kept.places)
}
