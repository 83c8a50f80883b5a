import type { ReactNode } from 'react'
import { leaderboard, type Entry, type RankedEntry } from '../../game/leaderboard.ts'
import { isSecondLastComplete } from '../../game/progress.ts'
import type { GameTexts } from '../../i18n/game/de.ts'
import { GameNote } from '../../ui/game/GameNote.tsx'
import { useGameView } from '../../ui/game/game-context.tsx'
import type { GameFrame } from '../../ui/game/game-frame.ts'
import type { Course } from './trail-hole.ts'
import game from '../../ui/game/Game.module.css'
import { RemovedPlayers } from './RemovedPlayers.tsx'
import styles from './Leaderboard.module.css'

type Props = Course & { frame: GameFrame }

const NO_CARD = { players: [], holes: [] }

export function Leaderboard({ frame: { texts, links, isSample }, trail, wholeRounds }: Props) {
  const phase = useGameView((view) => view.phase)
  const card = useGameView((view) => view.shown) ?? NO_CARD
  const { ranked, unranked } = leaderboard(card, { wholeRounds })
  if (ranked.length === 0)
    return (
      <>
        <Board texts={texts}>
          {[1, 2, 3].map((place) => (
            <Place key={place} place={place} name="–" />
          ))}
        </Board>
        {phase === 'noGame' && <GameNote text={texts.noGame} link={{ href: links.start, label: texts.toStart }} />}
        {phase === 'ready' && <GameNote text={texts.nobodyScored} />}
        <RemovedPlayers texts={texts} isInert={isSample} />
      </>
    )
  const isAnyMissing = ranked.some(({ isComplete }) => !isComplete)
  const hasCoupon = isSecondLastComplete(
    card,
    trail.map(({ pageId }) => pageId),
  )
  const goToCoupon = () => {
    if (isSample) return
    sessionStorage.setItem('hasVisitedCoupon', 'true')
    location.assign(links.coupon)
  }
  return (
    <>
      <Board texts={texts}>
        {ranked.map((entry, index) => (
          <Place key={entry.playerId} entry={entry} name={entry.player.playerName} place={entry.place} tie={tieWord(entry, texts)}>
            {index === 0 && hasCoupon && (
              <button type="button" className={game.button} onClick={goToCoupon}>
                {texts.coupon}
              </button>
            )}
          </Place>
        ))}
        {unranked.map((entry) => (
          <Place key={entry.playerId} entry={entry} name={entry.player.playerName} place={null} />
        ))}
      </Board>
      {isAnyMissing && <p className={styles.missing}>{wholeRounds ? texts.missingLast : texts.missing}</p>}
      <RemovedPlayers texts={texts} isInert={isSample} />
    </>
  )
}

function Board({ texts, children }: { texts: GameTexts; children: ReactNode }) {
  return (
    <div className={styles.ranking}>
      <table className={styles.table}>
        <caption className={game.hidden}>{texts.leaderboard}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={game.hidden}>{texts.rank}</span>
            </th>
            <th scope="col">{texts.player}</th>
            <th scope="col">{texts.holesPlayed}</th>
            <th scope="col">{texts.strokes}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

const tieWord = ({ isTied }: RankedEntry, texts: GameTexts) => (isTied ? texts.tie : undefined)

type PlaceProps = { place: number | null; name: string; entry?: Entry; tie?: string | undefined; children?: ReactNode }

function Place({ place, name, entry, tie, children }: PlaceProps) {
  const isRanked = entry !== undefined && place !== null
  return (
    <tr data-place={place ?? 'none'}>
      <td>
        <span className={styles.place}>{place ?? '–'}</span>
      </td>
      <th scope="row">
        <span className={game.playerName}>{name}</span>
        {tie !== undefined && <span className={styles.tie}>{tie}</span>}
        {children}
      </th>
      <td>{entry?.entriesCount ?? '–'}</td>
      <td className={styles.sum}>
        {isRanked ? entry.totalScore : '–'}
        {isRanked && !entry.isComplete && '*'}
      </td>
    </tr>
  )
}
