import type * as editPill from './edit-pill.ts'
import { layOutLater } from './lay-out-later.ts'
import { whenIdle } from './when-idle.ts'

type EditPill = typeof editPill
type Start = () => unknown

const whenVisible = (element: HTMLElement, run: () => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}

const triggers: Record<string, (element: HTMLElement, start: Start) => void> = {
  load: (_, start) => start(),
  idle: (_, start) => whenIdle(start),
  /** Only where one of them came too late to be painted with. */
  fonts: (_, start) =>
    addEventListener('load', () => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
      if (performance.getEntriesByType('resource').some(({ name, startTime, duration }) => name.endsWith('.woff2') && startTime + duration > painted)) start()
    }),
  visible: whenVisible,
  /** Not before its moment is over: few stay so long. Timers stand still while a machine sleeps, so it looks at the clock now and then. */
  due: (element, start) =>
    whenVisible(element, function look() {
      if (Date.parse(element.dataset['changes'] ?? '') > Date.now()) setTimeout(look, 10_000)
      else start()
    }),
  /** For a link that opens a dialog: once it is pressed. If that cannot be had, it leads where it leads. */
  tap: (element, start) => {
    const link = element.querySelector('a')
    if (!link) return
    link.ariaHasPopup = 'dialog'
    link.onclick = ({ metaKey, ctrlKey, shiftKey }) => {
      if (metaKey || ctrlKey || shiftKey) return true
      link.onclick = () => false
      void Promise.resolve(start()).then(() => {
        link.onclick = null
        link.click()
      })
      return false
    }
  },
}

async function begin(element: HTMLElement, behaviour: string | undefined, island: string) {
  if (behaviour) return void (await import(/* @vite-ignore */ behaviour)).attach(element)
  const runtimeUrl = document.querySelector<HTMLLinkElement>('[data-island-runtime]')?.href ?? ''
  const [{ hydrate }, { Island }] = await Promise.all([import(/* @vite-ignore */ runtimeUrl), import(/* @vite-ignore */ island)])
  hydrate(element, Island, JSON.parse(element.nextElementSibling?.textContent ?? ''))
}

layOutLater()

for (const element of document.querySelectorAll<HTMLElement>('[data-on]')) {
  const { behaviour, island, on } = element.dataset
  // A piece that fails to load leaves working HTML behind; the page must not notice.
  triggers[on ?? '']?.(element, () => begin(element, behaviour, island ?? '').catch(console.error))
}

// A readable marker beside the real, unreadable session: visitors never download what only editors need.
const pill = document.querySelector<HTMLMetaElement>('[name=vitrine-edit]')
if (pill && document.cookie.includes('vitrine_editor='))
  import(/* @vite-ignore */ pill.dataset['script'] ?? '').then(({ showEditPill }: EditPill) => showEditPill(pill)).catch(console.error)
