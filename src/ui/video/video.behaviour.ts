const HLS = 'application/vnd.apple.mpegurl'

/** Brings the player with the click; until then only a poster of this site is shown. */
export function attach(player: HTMLElement): () => void {
  const button = player.querySelector<HTMLButtonElement>('[data-play]')
  if (!button) return () => {}
  const stop = new AbortController()
  const { signal } = stop
  const link = player.querySelector('a')
  const video = player.querySelector('video')
  const end = video ? streamOn(video, player, button, signal) : frameOn(player, button, signal)
  button.hidden = false
  if (link) link.hidden = true

  return () => {
    stop.abort()
    end()
    button.hidden = true
    if (link) link.hidden = false
  }
}

function frameOn(player: HTMLElement, button: HTMLElement, signal: AbortSignal): () => void {
  const frame = document.createElement('iframe')
  button.addEventListener('click', () => {
    frame.src = player.dataset['frame'] ?? ''
    frame.title = player.dataset['title'] || 'YouTube'
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    player.append(frame)
    frame.focus()
  }, { signal })
  return () => frame.remove()
}

function streamOn(video: HTMLVideoElement, player: HTMLElement, button: HTMLElement, signal: AbortSignal): () => void {
  const source = video.querySelector('source')
  let end = () => {}
  let isScripted = false

  const fail = () => { player.dataset['failed'] = '' }
  const playScripted = async () => {
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
    hls.loadSource(source?.src ?? '')
    hls.attachMedia(video)
  }
  const fallBack = () => void playScripted().catch(fail)
  const play = () => {
    button.hidden = true
    video.focus()
    if (video.canPlayType(HLS) === '') fallBack()
    else video.play().catch(fallBack)
  }

  button.addEventListener('click', play, { signal })
  video.addEventListener('play', () => { button.hidden = true }, { signal })
  video.addEventListener('error', () => (isScripted ? fail() : button.hidden && fallBack()), { signal })
  // A stream that is missing is reported here only, and a play that waits for one never ends.
  source?.addEventListener('error', () => button.hidden && fallBack(), { signal })
  return () => {
    end()
    delete player.dataset['failed']
  }
}
