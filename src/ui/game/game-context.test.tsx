import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { GameProvider, useGameView, usePlayers } from './game-context.tsx'

function Players() {
  const gameId = useGameView((view) => view.gameId)
  return [gameId, ...usePlayers().map(({ id, playerName }) => `${id} ${playerName}`)].join(', ')
}

describe('the game around a screen', () => {
  test('[G-103] holds the id of the game and its players with id and name', () => {
    const html = renderToString(
      <GameProvider isSample>
        <Players />
      </GameProvider>,
    )
    expect(html).toBe('sample, sample-player-0 Mia, sample-player-1 Jonas, sample-player-2 Zoé')
  })

  test('[G-104] a screen outside its game throws', () => {
    expect(() => renderToString(<Players />)).toThrow('outside its game')
  })
})
