import type { Verb } from '../../model/access.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Desk } from '../../model/commands/desk.ts'
import type { Site } from '../../model/site/site.ts'
import type { Database, SiteTx } from '../../store/store.ts'

/** What a change is judged by: the page as it is stored, and the site it belongs to. */
export type Ground = { tx: SiteTx; platform: Database; site: Site; desk: Desk }

export type Performer = {
  verb: Verb
  /** The change as it may be carried out: checked against what the site has and what the section's definition allows. */
  check: (ground: Ground, body: unknown) => Promise<Act>
}

type Definition<Body> = { read: (body: unknown) => Body; act: (body: Body) => Act }

/** What only the server can say about a kind of change. Applying it is the definition's own business. */
export function definePerformer<Body>(definition: Definition<Body>, check: (ground: Ground, body: Body) => Promise<Body> | Body, verb: Verb = 'edit'): Performer {
  return { verb, check: async (ground, body) => definition.act(await check(ground, definition.read(body))) }
}
