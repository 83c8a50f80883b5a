/** After a failed try, or where this clock is ahead of the server's. */
const AGAIN_MS = 60_000
const LONGEST_MS = 86_400_000

let asked: Promise<Document> | null = null

/** One answer for everything on the page that has run out at the same moment. */
function askForPage(): Promise<Document> {
  asked ??= fetch(location.href, { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
    .then((html) => new DOMParser().parseFromString(html, 'text/html'))
    .finally(() => (asked = null))
  return asked
}

/** What holds until a moment, such as «open until 18:30», is drawn anew once that is over and somebody looks: tabs stay open for days. */
export function attach(element: HTMLElement): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const left = () => Date.parse(element.dataset['changes'] ?? '') - Date.now()

  async function renew(): Promise<void> {
    const page = await askForPage()
    const other = page.querySelector<HTMLElement>(`[data-holds="${CSS.escape(element.dataset['holds'] ?? '')}"]`)
    if (!other) return
    element.dataset['changes'] = other.dataset['changes']
    element.replaceChildren(...other.childNodes)
  }

  function look(): void {
    clearTimeout(timer)
    // Nobody looks, nothing runs out, or it is gone from the page.
    if (document.hidden || Number.isNaN(left()) || stop.signal.aborted) return
    if (left() > 0) timer = setTimeout(look, Math.min(left(), LONGEST_MS))
    else void renew().then(later, later)
  }

  function later(): void {
    timer = setTimeout(look, left() > 0 ? 0 : AGAIN_MS)
  }

  document.addEventListener('visibilitychange', look, { signal: stop.signal })
  look()
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
