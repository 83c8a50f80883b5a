import type { GameTexts } from '../../i18n/game/de.ts'
import { gameTextsFor } from '../../i18n/game/texts.ts'
import { buildPath, GAME_SLUGS, type GameScreen } from '../../model/page/path.ts'
import type { PageContextValue } from '../page-context.ts'

/** What every screen of the game is given: screens live alone in the browser, without the page around them. */
export type GameFrame = {
  texts: GameTexts
  locale: string
  links: Readonly<Record<GameScreen, string>>
  /** Something to look at, with invented players. */
  isSample: boolean
}

export function gameFrame({ locale, mode }: PageContextValue, isSample: boolean): GameFrame {
  const link = (screen: GameScreen) => buildPath({ locale, mode, collection: null, slug: GAME_SLUGS[screen] })
  const links = { start: link('start'), edit: link('edit'), share: link('share'), play: link('play'), coupon: link('coupon') }
  return { texts: gameTextsFor(locale), locale, links, isSample }
}
