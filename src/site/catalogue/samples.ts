import type { Group } from '../../model/page/document.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { definitions, findDefinition } from '../../sections/definitions.ts'
import { sampleGroup } from './sample-group.ts'
import { optionVariants, type OptionVariants } from './variants.ts'

export type TypeSamples = { tryOut: Group; live: Group; edit: Group; empty: Group; options: readonly OptionVariants[] }

export function listSample(definition: SectionDefinition): Group {
  return sampleGroup(definition, { id: `list-${definition.type}` })
}

export function typeSamples(definition: SectionDefinition): TypeSamples {
  const sample = (look: string, isEmpty = false) => sampleGroup(definition, { id: `${definition.type}-${look}`, isEmpty })
  return { tryOut: sample('try'), live: sample('live'), edit: sample('edit'), empty: sample('empty', true), options: optionVariants(definition) }
}

/** Every section that a page of the catalogue shows, so that their data can be loaded before the page is drawn. */
export function samplesOnPage(type: string | undefined): readonly Group[] {
  if (type === undefined) return Object.values(definitions).map(listSample)
  const definition = findDefinition(type)
  if (!definition) return []
  const { options, ...looks } = typeSamples(definition)
  return [...Object.values(looks), ...options.flatMap(({ variants }) => variants.map(({ group }) => group))]
}
