/** An answer that does not come must not keep what others do from the screen. */
const MOST_HELD = 800

export type HoldParts<News> = {
  /** Held until it is over, however long that takes. */
  isBusy: () => boolean
  /** Held for a moment: its answer is near. */
  isOwn: (news: News) => boolean
  show: (news: News) => void
  now: () => number
  later: (run: () => void, milliseconds: number) => void
}

/**
 * What this tab does itself is heard from the answer first: only that one knows that undo of a revert has to bring everything
 * back, and what the screen needs comes along with it. What others did meanwhile waits behind it, in order.
 */
export function holdOwn<News>({ isBusy, isOwn, show, now, later }: HoldParts<News>) {
  let held: { news: News; until: number }[] = []
  const isHeldBack = ({ news, until }: (typeof held)[number]) => isBusy() || (isOwn(news) && now() < until)

  /** To be called whenever something may have been answered. */
  function letGo() {
    if (held.length === 0 || held.some(isHeldBack)) return
    const waiting = held
    held = []
    // Once whoever asked has shown what the server answered.
    later(() => waiting.forEach(({ news }) => show(news)), 0)
  }

  function hear(news: News) {
    const heard = { news, until: now() + MOST_HELD }
    if (held.length === 0 && !isHeldBack(heard)) return show(news)
    held.push(heard)
    later(letGo, MOST_HELD)
  }

  return { hear, letGo }
}
