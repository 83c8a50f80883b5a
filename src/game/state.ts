export type Player = { id: string; playerName: string; createdAt: string }

/** One cell of the score card. */
export type Hole = { pageId: string; playerId: string; score: number }

export type Game = { id: string; gameName: string; createdAt: string }

export type ScoreCard = { readonly players: readonly Player[]; readonly holes: readonly Hole[] }

/** What the server has confirmed, up to this sequence. */
export type GameState = ScoreCard & {
  readonly game: Game
  readonly sequence: number
  /** Taken off the list, and back with all strokes for as long as they stand here. What a phone kept long ago has none. */
  readonly removed?: readonly Player[]
}

/** A tap. Its id is made by the phone, so that it counts once however often it is sent. */
export type Operation = { id: string; pageId: string; playerId: string; delta: 1 | -1 }

export type GameEvent = { sequence: number } & (
  | { kind: 'playerAdded'; player: Player }
  | { kind: 'playerRenamed'; playerId: string; playerName: string }
  | { kind: 'playerRemoved'; playerId: string }
  | { kind: 'strokes'; pageId: string; playerId: string; score: number; operationIds: readonly string[] }
)

/** The whole state as the stream brings it; `operationIds` are the taps in it that the phone may not know to be saved. */
export type Snapshot = GameState & { readonly operationIds: readonly string[] }

export type TapAnswer = {
  sequence: number
  holes: readonly Hole[]
  /** Stored now, or before. */
  applied: readonly string[]
  /** Will never count: the phone forgets them. */
  refused: readonly { id: string; code: 'unknownPlayer' | 'unknownPage' }[]
}
