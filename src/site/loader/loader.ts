import type * as editPill from './edit-pill.ts'

type EditPill = typeof editPill
type Start = () => void

/** A weak phone that draws without a pause never has time left over: after this long it goes on all the same. */
const AT_THE_LATEST = { timeout: 1500 }

const triggers: Record<string, (element: HTMLElement, start: Start) => void> = {
  load: (_, start) => start(),
  idle: (_, start) => ('requestIdleCallback' in window ? requestIdleCallback(start, AT_THE_LATEST) : setTimeout(start, 200)),
  /** Only where one of them came too late to be painted with. */
  fonts: (_, start) =>
    addEventListener('load', () => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
      const isLate = (entry: PerformanceEntry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.woff2') && entry.responseEnd > painted
      if (performance.getEntriesByType('resource').some(isLate)) start()
    }),
  visible: (element, start) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        start()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
  },
}

async function startBehaviour(element: HTMLElement, url: string) {
  const { attach } = await import(/* @vite-ignore */ url)
  attach(element)
}

async function startIsland(element: HTMLElement, url: string) {
  const runtimeUrl = document.querySelector<HTMLLinkElement>('link[data-island-runtime]')?.href
  if (!runtimeUrl) return
  const [runtime, island] = await Promise.all([import(/* @vite-ignore */ runtimeUrl), import(/* @vite-ignore */ url)])
  runtime.hydrate(element, island.Island, JSON.parse(element.nextElementSibling?.textContent ?? '{}'))
}

for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour],[data-island]')) {
  const { behaviour, island, on } = element.dataset
  triggers[on ?? 'idle']?.(element, () => {
    // A piece that fails to load leaves working HTML behind; the page must not notice.
    const started = behaviour ? startBehaviour(element, behaviour) : startIsland(element, island ?? '')
    started.catch(console.error)
  })
}

// A readable marker beside the real, unreadable session: visitors never download what only editors need.
const pill = document.querySelector<HTMLMetaElement>('meta[name="vitrine-edit"]')
if (pill && document.cookie.includes('vitrine_editor=')) import(/* @vite-ignore */ pill.dataset['script'] ?? '').then(({ showEditPill }: EditPill) => showEditPill(pill)).catch(console.error)
