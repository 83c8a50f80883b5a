import { lazy, Suspense } from 'react'
import type { Group } from '../../model/page/document.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { opened } from '../state/opened.ts'
import { useToolsOn } from '../tools-on.ts'

const SectionExtras = lazy(async () => {
  await opened
  return { default: (await import('./SectionExtras.tsx')).SectionExtras }
})

/** Loaded with the tools, and only where a section has something to say or to add: no text waits for it. */
export function AfterSection({ group }: { group: Group }) {
  const isOn = useToolsOn()
  const definition = findDefinition(group.type)
  if (!isOn || (definition?.card === undefined && definition?.fedBy === undefined)) return null
  return (
    <Suspense>
      <SectionExtras group={group} />
    </Suspense>
  )
}
