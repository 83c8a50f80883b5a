import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import { fill } from '../../../i18n/fill.ts'
import type { SelectChoice } from '../../../kit/fields/Select.tsx'
import { MAX_CONTAINERS, MAX_ENTRIES } from '../../../model/site/navigation.ts'
import type { PageList } from '../page-list.ts'
import type { NewPagePlace } from '../page-tools.ts'

/** Where a new page may go; what is full is left out. */
export function placeChoices({ containers, collections }: PageList, texts: Pick<PagesTexts, 'create'>): SelectChoice[] {
  const { create } = texts
  return [
    { value: 'nowhere', label: create.nowhere },
    ...containers.filter(({ lines }) => lines.length < MAX_ENTRIES).map(({ id, name }) => ({ value: `container:${id}`, label: fill(create.inContainer, { name }) })),
    ...(containers.length < MAX_CONTAINERS ? [{ value: 'newContainer', label: create.inNewContainer }] : []),
    ...collections.map(({ key, name }) => ({ value: `collection:${key}`, label: fill(create.inCollection, { name }) })),
  ]
}

export function placeOf(value: string): NewPagePlace {
  const at = value.indexOf(':')
  const [of, rest] = at === -1 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
  if (of === 'container') return { in: 'container', containerId: rest }
  if (of === 'collection') return { in: 'collection', collection: rest }
  return of === 'newContainer' ? { in: 'newContainer' } : { in: 'nowhere' }
}
