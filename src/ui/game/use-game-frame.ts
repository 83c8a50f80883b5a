import { gameTextsFor } from '../../i18n/game/texts.ts'
import { GAME_SLUGS, type GameScreen } from '../../model/page/path.ts'
import { usePathTo } from '../mode/use-path-to.ts'
import { usePage } from '../page-context.ts'
import { useIsSample } from '../use-fact.ts'
import type { GameFrame } from './game-frame.ts'

export function useGameFrame(): GameFrame {
  const { locale } = usePage()
  const isSample = useIsSample()
  const pathTo = usePathTo()
  const link = (screen: GameScreen) => pathTo({ locale, collection: null, slug: GAME_SLUGS[screen] })
  const links = { start: link('start'), edit: link('edit'), share: link('share'), play: link('play'), coupon: link('coupon') }
  return { texts: gameTextsFor(locale), locale, links, isSample }
}
