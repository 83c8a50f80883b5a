const HLS = 'application/vnd.apple.mpegurl'

/** Brings the player with the click; until then only a poster of this site is shown. What is there to play is asked at the click. */
export function attach(player: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const frame = document.createElement('iframe')
  let end = () => {}
  let isScripted = false

  const button = () => player.querySelector<HTMLButtonElement>('[data-play]')
  const offer = (isOffered: boolean) => {
    const [play, link] = [button(), player.querySelector('a')]
    if (play) play.hidden = !isOffered
    if (link) link.hidden = isOffered
  }
  const fail = () => {
    player.dataset['failed'] = ''
    button()?.toggleAttribute('hidden', true)
  }
  // Only where words for it are there, so for editors: nothing is asked for a visitor before a click.
  const failAhead = async () => {
    const source = player.querySelector('source')
    if (!source || !player.querySelector('[data-failure]')) return
    const { status } = await fetch(source.src, { method: 'HEAD', signal })
    if (status === 404) fail()
  }
  const playScripted = async (video: HTMLVideoElement) => {
    if (isScripted) return
    isScripted = true
    const { default: Hls } = await import('hls.js/light')
    if (signal.aborted) return
    if (!Hls.isSupported()) return fail()
    // A worker would come from a blob: address, which the page's policy does not allow.
    const hls = new Hls({ enableWorker: false })
    end = () => hls.destroy()
    hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && fail())
    hls.on(Hls.Events.MANIFEST_PARSED, () => void video.play().catch(() => {}))
    hls.loadSource(video.querySelector('source')?.src ?? '')
    hls.attachMedia(video)
  }
  const fallBack = (video: HTMLVideoElement) => void playScripted(video).catch(fail)
  const stream = (video: HTMLVideoElement, play: HTMLElement) => {
    play.hidden = true
    video.focus()
    if (video.canPlayType(HLS) === '') fallBack(video)
    else video.play().catch(() => fallBack(video))
  }
  const openFrame = () => {
    frame.src = player.dataset['frame'] ?? ''
    frame.title = player.dataset['title'] || 'YouTube'
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    player.append(frame)
    frame.focus()
  }

  player.addEventListener(
    'click',
    ({ target }) => {
      const play = button()
      if (!play || !(target instanceof Node) || !play.contains(target)) return
      const video = player.querySelector('video')
      if (video) stream(video, play)
      else openFrame()
    },
    { signal },
  )
  // Neither bubbles; a stream that is missing is reported by its source only, and a play that waits for one never ends.
  player.addEventListener('play', () => button()?.toggleAttribute('hidden', true), { signal, capture: true })
  player.addEventListener(
    'error',
    ({ target }) => {
      const video = player.querySelector('video')
      if (!video || !(target instanceof Node) || !video.contains(target)) return
      if (isScripted && target === video) fail()
      else if (button()?.hidden) fallBack(video)
    },
    { signal, capture: true },
  )
  offer(true)
  // Away from the server nothing is known of the stream; the click will tell.
  failAhead().catch(() => {})

  return () => {
    stop.abort()
    end()
    frame.remove()
    delete player.dataset['failed']
    offer(false)
  }
}
