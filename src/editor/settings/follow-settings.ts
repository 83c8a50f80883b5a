import { create } from 'zustand'
import type { Media } from '../../model/media.ts'
import type { Logo } from '../../model/site/logo.ts'
import type { Settings } from '../../model/site/settings.ts'
import type { Theme } from '../../model/site/theme.ts'
import { same } from '../../model/same.ts'
import type { Frame } from '../../site/page-view.ts'
import { buildSettingsFrame } from '../../site/settings-frame.ts'
import type { SettingsGround } from '../api/settings-calls.ts'
import type { Workbench } from '../workbench.ts'
import { businessOn } from './branch-hours.ts'
import { refreshLoaded } from './refresh-loaded.ts'
import { settingsIn, themeIn } from './shown-settings.ts'
import { showTheme } from './show-theme.ts'

type State = {
  ground: SettingsGround | null
  /** A theme on the way, while somebody still drags through colours. */
  draft: Theme | null
}

export const useGround = create<State>()(() => ({ ground: null, draft: null }))

const followed = new WeakSet<Workbench>()

/** From now on the page around the content is drawn from the settings that the screen has, also after the panel is closed: undo goes on. */
export function followSettings(workbench: Workbench): void {
  if (followed.has(workbench)) return
  followed.add(workbench)
  const { history, screen, frame } = workbench
  let last: readonly unknown[] = []
  const show = () => {
    const { ground, draft } = useGround.getState()
    const { things } = history.store.getState()
    const { media } = screen.getState()
    const inputs = [things, ground, draft, media]
    if (inputs.every((input, at) => input === last[at])) return
    last = inputs
    const [settings, theme] = [settingsIn(things), draft ?? themeIn(things)]
    if (!ground || !settings || !theme) return
    showTheme(theme)
    const shown = { ...ground, business: businessOn(things, ground) }
    frame.setState((before) => keepSame({ ...workbench.data.view.frame, ...before }, frameWith(workbench, { ground: shown, settings, theme, media })))
  }
  history.store.subscribe(show)
  screen.subscribe(show)
  useGround.subscribe(show)
  history.store.subscribe(refreshLoaded(workbench))
  show()
}

type Input = { ground: SettingsGround; settings: Settings; theme: Theme; media: Readonly<Record<string, Media>> }

function frameWith({ data }: Workbench, { ground, settings, theme, media }: Input): Partial<Frame> {
  const { locale, texts, frame } = data.view
  const known = new Map([...ground.media, ...Object.values(data.view.media), ...Object.values(media)].map((medium) => [medium.id, medium]))
  const picture = (id: string) => known.get(id) ?? null
  const logo: Logo = { picture: picture(settings.logo.picture), alternative: picture(settings.logo.alternative), mark: picture(settings.logo.mark) }
  const [imprint, privacy] = frame.legal
  return buildSettingsFrame({
    site: { ...ground.site, theme, locales: [...data.locales] },
    settings,
    logo,
    business: settings.footer.useBusinessDataFromLookUp ? ground.business : null,
    businessName: settings.header.useBusinessDataFromLookUp ? (ground.business?.name ?? null) : null,
    texts,
    now: new Date(),
    place: { locale, mode: 'edit' },
    pageOf: (id) => ground.pages[id],
    imprintHref: imprint?.href ?? '',
    privacyHref: privacy?.href ?? '',
  })
}

/** What did not change stays the same object: whoever shows it is not drawn again. */
function keepSame(before: Partial<Frame>, next: Partial<Frame>): Partial<Frame> {
  const kept = Object.entries(before).filter(([key, value]) => Object.entries(next).some(([other, its]) => other === key && same(value, its)))
  return { ...next, ...Object.fromEntries(kept) }
}
