type Ids = { analytics?: string; tagManager?: string; pixel?: string }

type Queue = { (...args: unknown[]): void; callMethod?: (...args: unknown[]) => void; queue: unknown[]; push: unknown; loaded: boolean; version: string }

declare global {
  interface Window {
    dataLayer?: unknown[]
    fbq?: Queue
  }
}

const TAGS = 'https://www.googletagmanager.com/'
const HALF_A_YEAR = 182 * 24 * 60 * 60

const given = () => /(?:^|; )vitrine_consent=(\w+)/.exec(document.cookie)?.[1]
// The readable marker beside an editor's session: a foreign script in that browser could act as the editor.
const isEditor = () => document.cookie.includes('vitrine_editor=')

// Whoever tells all sites so has answered; a yes given here by the footer's button is later and counts more.
const hasRefusedEverywhere = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Asks once, remembers the answer, and loads the measuring services after a yes and never before. */
export function attach(dialog: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let opener: HTMLElement | null = null
  let isLoaded = false

  const show = (isShown: boolean) => {
    dialog.hidden = !isShown
    document.documentElement.toggleAttribute('data-consent-open', isShown)
  }

  const close = () => {
    show(false)
    opener?.focus()
    opener = null
  }

  const obey = () => {
    if (given() !== 'yes' || isEditor() || isLoaded) return
    isLoaded = true
    loadTrackers(dialog.dataset)
  }

  const remember = (answer: string) => {
    document.cookie = `vitrine_consent=${answer};path=/;max-age=${HALF_A_YEAR};samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`
    close()
    obey()
    if (answer === 'yes') return
    forgetTrackers()
    // A script that already runs can only be stopped by a page without it.
    if (isLoaded) location.reload()
  }

  dialog.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLElement ? target.dataset['answer'] : undefined
    if (answer) remember(answer)
  }, { signal })
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-consent]')) return
    opener = target
    show(true)
    dialog.focus()
  }, { signal })

  show(given() === undefined && !isEditor() && !hasRefusedEverywhere())
  obey()
  return () => stop.abort()
}

/** Their cookies go with the consent, wherever between this host and its domain they were set. */
function forgetTrackers(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `;domain=${labels.slice(at).join('.')}`)]
  for (const [name] of document.cookie.matchAll(/\b_(?:g|fb)[^=;]*/g)) for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`
}

function load(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** What the services' own snippets do inline, which the content security policy rightly forbids. */
function loadTrackers({ analytics, tagManager, pixel }: Ids): void {
  const layer = (window.dataLayer ??= [])
  if (analytics) {
    const gtag = function () {
      // oxlint-disable-next-line prefer-rest-params -- the service reads `arguments` objects; plain lists mean something else to it
      layer.push(arguments)
    } as (...args: unknown[]) => void
    gtag('js', new Date())
    gtag('config', analytics)
    load(`${TAGS}gtag/js?id=${analytics}`)
  }
  if (tagManager) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`${TAGS}gtm.js?id=${tagManager}`)
  }
  if (pixel) startPixel(pixel)
}

function startPixel(id: string): void {
  const fbq: Queue = Object.assign((...args: unknown[]) => (fbq.callMethod ? fbq.callMethod(...args) : void fbq.queue.push(args)), { queue: [], push: null, loaded: true, version: '2.0' })
  fbq.push = fbq
  window.fbq = fbq
  fbq('init', id)
  fbq('track', 'PageView')
  load('https://connect.facebook.net/en_US/fbevents.js')
}
