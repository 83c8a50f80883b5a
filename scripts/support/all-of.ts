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

function reachedFrom(entry: string, modules: Modules): Set<string> {
  const reached = new Set([entry])
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
