import type { GameTexts } from '../../i18n/game/de.ts'
import type { GameScreen } from '../../model/page/path.ts'

/** What every screen of the game is given: screens live alone in the browser, without the page around them. */
export type GameFrame = {
  texts: GameTexts
  locale: string
  links: Readonly<Record<GameScreen, string>>
  /** Something to look at, with invented players. */
  isSample: boolean
}
