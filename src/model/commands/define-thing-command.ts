import { z } from 'zod'
import { same } from '../same.ts'
import { defineCommand, type CommandTexts, type Phrase } from './define-command.ts'
import { isOnDesk, thingOn, withThing } from './desk.ts'
import type { ThingKey } from './key.ts'
import { patched, settlePatch } from './patch.ts'

type TargetOf<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.output<Shape[Name]> }

type Given<Kind extends string, Shape extends z.ZodRawShape> = {
  kind: Kind
  version: number
  /** What names the thing: nothing where a site has one of it. */
  target: Shape
  key: (target: TargetOf<Shape>) => ThingKey
  phrase: Phrase
  where?: (target: TargetOf<Shape>, after: unknown, texts: CommandTexts) => string
}

type BodyOf<Shape extends z.ZodRawShape, Value> = TargetOf<Shape> & { before: Value; after: Value }

/**
 * A change of something that a site has besides its pages' content. It carries the whole value before and after, and does only what
 * differs: two people may change different parts of one thing. What the value may be is checked by the performer, where it is stored.
 */
export function defineThingCommand<Value>() {
  return <const Kind extends string, Shape extends z.ZodRawShape>({ kind, version, target, key, phrase, where }: Given<Kind, Shape>) => {
    type Body = BodyOf<Shape, Value>
    const shape = z.strictObject({ ...target, before: z.unknown(), after: z.unknown() })
    const body = z.custom<Body>((value) => shape.safeParse(value).success)
    return defineCommand<Kind, Body>({
      kind,
      version,
      body,
      touches: (change) => [key(change)],
      needs: () => [],
      apply: (desk, change) => withThing(desk, key(change), patched(thingOn(desk, key(change)), change.before, change.after)),
      invert: (change) => ({ body: { ...change, before: change.after, after: change.before } }),
      fit(desk, change) {
        // The way back outlives a reload, what it leads back from is only here once somebody asked for it: laid onto nothing, it would overwrite all.
        if (!isOnDesk(desk, key(change))) return change
        const before = thingOn(desk, key(change))
        const after = patched(before, change.before, change.after)
        return same(before, after) ? null : body.parse({ ...change, before, after })
      },
      settle: (change, theirs) => settlePatch(thingOn(theirs, key(change)), change.before, change.after),
      words: (change, _, texts) => ({ what: texts.phrases[phrase], where: where?.(change, change.after, texts) ?? '', before: null, after: null, locale: null }),
      between: () => [],
    })
  }
}
