import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Player } from '../../game/state.ts'
import type { GameStore, GameView } from '../../phone/game-view.ts'
import { phoneGame, watchGame } from '../../phone/phone-game.ts'
import { createSampleGame } from './sample-game.ts'

const GameContext = createContext<GameStore | null>(null)

type Props = {
  isSample: boolean
  /** Page ids of the holes, for the invented round. */
  trail?: readonly string[]
  /** Whether the screen follows the game that this phone is in. */
  isWatching?: boolean
  children: ReactNode
}

export function GameProvider({ isSample, trail = [], isWatching = true, children }: Props) {
  const pages = trail.join(' ')
  const game = useMemo(() => (isSample ? createSampleGame(pages.split(' ')) : phoneGame()), [isSample, pages])
  useEffect(() => (isWatching && !isSample ? watchGame(game) : undefined), [game, isSample, isWatching])
  return <GameContext value={game}>{children}</GameContext>
}

export function useGame(): GameStore {
  const game = useContext(GameContext)
  if (!game) throw new Error('A screen of the game was drawn outside its game')
  return game
}

export function useGameView<Value>(select: (view: GameView) => Value): Value {
  return useStore(useGame().store, select)
}

const NOBODY: readonly Player[] = []

export function usePlayers(): readonly Player[] {
  return useGameView(({ shown }) => shown?.players ?? NOBODY)
}
