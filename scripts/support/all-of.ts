import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Modules = Rolldown.ChunkingContext

/** One file for a program and all it cannot start without, instead of dozens that the browser finds out about one after the other. */
export function allOf(source: string, name: string): Group {
  const entry = resolve(source)
  let needed: ReadonlySet<string> | undefined
  return { debugName: name, name: (id, modules) => ((needed ??= reachedFrom(entry, modules)).has(id) ? name : null) }
}

/** One file for what starts `first`, with whatever two or more of the others need as well. */
export function commonTo(first: string, others: readonly string[], name: string): Group {
  let common: ReadonlySet<string> | undefined
  return { debugName: name, name: (id, modules) => ((common ??= neededTwice(first, others, modules)).has(id) ? name : null) }
}

function neededTwice(first: string, others: readonly string[], modules: Modules): Set<string> {
  const common = reachedFrom(resolve(first), modules)
  const once = new Set<string>()
  for (const other of others) {
    for (const id of reachedFrom(resolve(other), modules)) (once.has(id) ? common : once).add(id)
  }
  return common
}

function reachedFrom(entry: string, modules: Modules): Set<string> {
  const reached = new Set([entry])
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
