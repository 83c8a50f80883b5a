import { z } from 'zod'

export const gameShape = z.object({ id: z.string(), gameName: z.string(), createdAt: z.string() })
export const playerShape = z.object({ id: z.string(), playerName: z.string(), createdAt: z.string() })
const holeShape = z.object({ pageId: z.string(), playerId: z.string(), score: z.number() })

export const snapshotShape = z.object({
  game: gameShape,
  sequence: z.number(),
  players: z.array(playerShape),
  removed: z.array(playerShape),
  holes: z.array(holeShape),
  operationIds: z.array(z.string()),
})

export const tapShape = z.object({
  sequence: z.number(),
  holes: z.array(holeShape),
  applied: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.enum(['unknownPlayer', 'unknownPage']) })),
})

/** Any short text: an id that cannot exist gets the same answer as one that does not. */
export const id = z.string().min(1).max(40)

/** Long enough to be judged by its visible characters in the action. */
export const playerName = z.string().max(400)

export const operation = z.strictObject({
  id: z.string().regex(/^[0-9a-z-]{16,40}$/),
  pageId: id,
  playerId: id,
  delta: z.union([z.literal(1), z.literal(-1)]),
})
