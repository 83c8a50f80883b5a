/** These run in the browser, alone: each carries all it needs. */

export type ContractResult = { errors: string[]; listeners: string[]; observers: number }

/** Notes every listener and observer that is still there. Before the behaviour is attached. */
export function watchLeftovers(): void {
  const open = new Map<string, number>()
  const ids = new WeakMap<object, number>()
  let last = 0
  const idOf = (thing: object) => {
    const id = ids.get(thing) ?? (last += 1)
    ids.set(thing, id)
    return id
  }
  const count = (key: string, by: number) => open.set(key, (open.get(key) ?? 0) + by)
  const isCapture = (options: unknown) => (typeof options === 'object' && options !== null ? (options as AddEventListenerOptions).capture === true : options === true)
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) =>
    `${type} on ${target.constructor.name} ${idOf(target)}/${idOf(listener)}/${isCapture(options)}`
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its target
  const { addEventListener, removeEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ) {
    const target = this ?? window
    addEventListener.call(target, type, listener, options)
    // A signal that fired is let go of with its listeners.
    if (!listener || target instanceof AbortSignal) return
    const key = keyOf(target, type, listener, options)
    if (open.get(key)) return
    const signal = typeof options === 'object' ? options.signal : undefined
    if (signal?.aborted) return
    count(key, 1)
    if (signal) addEventListener.call(signal, 'abort', () => open.delete(key))
  }
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: EventListenerOptions | boolean,
  ) {
    const target = this ?? window
    removeEventListener.call(target, type, listener, options)
    if (listener) open.delete(keyOf(target, type, listener, options))
  }
  const observing = new Set<object>()
  for (const Observer of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const { observe, disconnect } = Observer.prototype as { observe: (...args: unknown[]) => void; disconnect: () => void }
    Object.assign(Observer.prototype, {
      observe(this: object, ...args: unknown[]) {
        observing.add(this)
        observe.apply(this, args)
      },
      disconnect(this: object) {
        observing.delete(this)
        disconnect.call(this)
      },
    })
  }
  const errors: string[] = []
  addEventListener.call(window, 'error', (event) => errors.push((event as ErrorEvent).message))
  addEventListener.call(window, 'unhandledrejection', (event) => errors.push(String((event as PromiseRejectionEvent).reason)))
  // Nothing on the stage may lead away from it.
  for (const type of ['click', 'submit']) addEventListener.call(window, type, (event) => event.preventDefault())
  Object.assign(window, { leftovers: () => ({ errors, listeners: [...open.keys()], observers: observing.size }) })
}

/** Every row of children gets one more, loses its first and is turned; then everything is touched as a hand or a key would. */
export async function churn(): Promise<void> {
  const stage = document.querySelector('#stage')
  const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const parents = [...(stage?.querySelectorAll('*') ?? [])].filter((parent) => parent.childElementCount > 1 && !parent.closest('svg, dialog, select'))
  const touch = () => {
    for (const part of stage?.querySelectorAll<HTMLElement>('button, a, img, summary, input') ?? []) {
      part.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, pointerType: 'touch', clientX: 200, clientY: 200 }))
      part.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, isPrimary: true, pointerType: 'touch', clientX: 20, clientY: 20 }))
      part.click()
      part.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    }
    for (const part of [document, ...(stage?.querySelectorAll('ul, ol, dialog, [data-view], [data-drawer]') ?? [])]) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'End', 'Escape', 'Enter'])
        part.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      part.dispatchEvent(new Event('scroll'))
    }
    for (const type of ['input', 'change']) for (const field of stage?.querySelectorAll('input, textarea') ?? []) field.dispatchEvent(new Event(type, { bubbles: true }))
    window.dispatchEvent(new Event('scroll'))
    window.dispatchEvent(new Event('resize'))
  }
  for (const parent of parents) parent.append(parent.children[parent.childElementCount - 1]?.cloneNode(true) ?? '')
  await settle()
  touch()
  for (const parent of parents) parent.prepend(parent.children[parent.childElementCount - 1] ?? '')
  await settle()
  touch()
  for (const parent of parents.toReversed()) parent.firstElementChild?.remove()
  await settle()
  touch()
  for (const parent of parents) parent.replaceChildren()
  await settle()
  touch()
  await settle()
}
