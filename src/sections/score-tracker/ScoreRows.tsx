import { summaries } from '../../game/leaderboard.ts'
import { scoreOf } from '../../game/score.ts'
import { fill } from '../../i18n/fill.ts'
import { GameNote } from '../../ui/game/GameNote.tsx'
import { useGame, useGameView } from '../../ui/game/game-context.tsx'
import type { GameFrame } from '../../ui/game/game-frame.ts'
import { GameIcon } from '../../ui/game/icons.tsx'
import game from '../../ui/game/Game.module.css'
import styles from './ScoreRows.module.css'

type Props = { frame: GameFrame; pageId: string }

/** One row per player for the strokes on one hole. */
export function ScoreRows({ frame: { texts, links }, pageId }: Props) {
  const { tap } = useGame()
  const phase = useGameView((view) => view.phase)
  const shown = useGameView((view) => view.shown)
  const unsavedTaps = useGameView((view) => view.unsavedTaps)
  if (phase === 'ready' && shown?.players.length === 0) return <GameNote text={texts.noPlayersYet} link={{ href: links.edit, label: texts.toPlayers }} />
  if (!shown)
    return (
      <>
        <IdleRow texts={texts} isLoading={phase !== 'noGame'} />
        {phase === 'noGame' && <GameNote text={texts.noGame} link={{ href: links.start, label: texts.toStart }} />}
      </>
    )
  const totals = new Map(summaries(shown).map(({ playerId, totalScore }) => [playerId, totalScore]))
  return (
    <ul className={styles.rows}>
      {shown.players.map(({ id, playerName }) => (
        <Row
          key={id}
          texts={texts}
          name={playerName}
          total={totals.get(id) ?? 0}
          score={scoreOf(shown, pageId, id)}
          isUnsaved={unsavedTaps.some((one) => one.playerId === id && one.pageId === pageId)}
          onTap={(delta) => tap(pageId, id, delta)}
        />
      ))}
    </ul>
  )
}

type RowProps = { texts: GameFrame['texts']; name: string; total: number | null; score: number | null; isUnsaved?: boolean; onTap?: (delta: 1 | -1) => void }

function Row({ texts, name, total, score, isUnsaved = false, onTap }: RowProps) {
  return (
    <li className={styles.row} data-unsaved={isUnsaved || undefined}>
      <div className={styles.who}>
        <span className={game.playerName}>{name}</span>
        <span className={styles.total}>
          {texts.total} <b>{total ?? '–'}</b>
        </span>
      </div>
      <div className={styles.stepper} role="group" aria-label={fill(texts.strokesOf, { name })}>
        <button type="button" className={styles.minus} aria-label={fill(texts.minus, { name })} disabled={!onTap} onClick={() => onTap?.(-1)}>
          <GameIcon name="minus" />
        </button>
        <output className={styles.score}>
          {score ?? '–'}
          {isUnsaved && (
            <span className={styles.mark} title={texts.unsaved}>
              <span className={game.hidden}>{texts.unsaved}</span>
            </span>
          )}
        </output>
        <button type="button" className={styles.plus} aria-label={fill(texts.plus, { name })} disabled={!onTap} onClick={() => onTap?.(1)}>
          <GameIcon name="plus" />
        </button>
      </div>
    </li>
  )
}

/** Before there is a game: how a row will look, with nothing to press. */
function IdleRow({ texts, isLoading }: { texts: GameFrame['texts']; isLoading: boolean }) {
  return (
    <ul className={styles.rows} aria-busy={isLoading} data-idle="">
      <Row texts={texts} name={texts.player} total={null} score={null} />
    </ul>
  )
}
