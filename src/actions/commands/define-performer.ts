import type { Verb } from '../../model/access.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Desk } from '../../model/commands/desk.ts'
import type { Site } from '../../model/site/site.ts'
import type { Parts } from '../context.ts'
import type { Database, SiteTx } from '../../store/store.ts'

/** What a change is judged by: the page as it is stored, and the site it belongs to. */
export type Ground = Parts & { tx: SiteTx; platform: Database; site: Site; desk: Desk }

export type Performer = {
  verb: Verb
  /** The change as it may be carried out: checked against what the site has and what the section's definition allows. */
  check: (ground: Ground, body: unknown) => Promise<Act>
  /** What else has to be written with it, in the same transaction. */
  effects?: (ground: Ground, body: unknown) => Promise<void>
  /** What must be forgotten because visitors see the change at once. */
  tags?: (ground: Ground, body: unknown) => Promise<readonly string[]> | readonly string[]
}

type Further<Body> = {
  verb?: Verb
  effects?: (ground: Ground, body: Body) => Promise<void>
  tags?: (ground: Ground, body: Body) => Promise<readonly string[]> | readonly string[]
}

type Definition<Body> = { read: (body: unknown) => Body; act: (body: Body) => Act }

/** What only the server can say about a kind of change. Applying it is the definition's own business. */
export function definePerformer<Body>(definition: Definition<Body>, check: (ground: Ground, body: Body) => Promise<Body> | Body, { verb = 'edit', effects, tags }: Further<Body> = {}): Performer {
  return {
    verb,
    check: async (ground, body) => definition.act(await check(ground, definition.read(body))),
    ...(effects && { effects: (ground, body) => effects(ground, definition.read(body)) }),
    ...(tags && { tags: (ground, body) => tags(ground, definition.read(body)) }),
  }
}
