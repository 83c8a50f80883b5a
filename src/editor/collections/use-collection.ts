import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { collectionArrange } from '../../model/commands/collection-arrange.ts'
import { findGroup } from '../../model/commands/desk.ts'
import type { Locale } from '../../model/locales.ts'
import { arranged, arrangementSchema, AS_THEY_CAME, withMoved, type Arrangement } from '../../model/site/collection.ts'
import { listedCollection } from '../../sections/listed-collection.ts'
import { readSiteMap } from '../api/site-map.ts'
import { readScreen } from '../queue/read-screen.ts'
import { loadThings } from '../things/load-things.ts'
import { useWorkbench, type Workbench } from '../workbench.ts'

export type Item = { id: string; name: string; isDraft: boolean }

type Reading = { state: 'loading' | 'failed' } | { state: 'here'; items: readonly Item[] }

async function readItems({ call, history }: Pick<Workbench, 'call' | 'history'>, collection: string, locale: Locale): Promise<Reading> {
  const [map, failure] = await Promise.all([readSiteMap(call), loadThings({ call, history }, [`collection:${collection}`])])
  if (!map || failure) return { state: 'failed' }
  const own = map.pages.filter((page) => page.collection === collection)
  return { state: 'here', items: own.map(({ id, name, status }) => ({ id, name: name[locale] ?? Object.values(name)[0] ?? '', isDraft: status === 'draft' })) }
}

/** The pages of a section's collection, as they are arranged. Every change is shown at once and saved by the queue. */
export function useCollection(groupId: string) {
  const workbench = useWorkbench()
  const { call, data, history, flush, showScreen } = workbench
  const group = findGroup(history.shown(), groupId)
  const collection = (group && listedCollection(group)) ?? ''
  const key = `collection:${collection}` as const
  const [reading, setReading] = useState<Reading>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const value = useStore(history.store, ({ things }) => things[key])
  const now = arrangementSchema.safeParse(value).data ?? AS_THEY_CAME
  const { locale } = data.view

  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const next = await readItems({ call, history }, collection, locale)
      if (isWanted) setReading(next)
    }
    void read()
    return () => void (isWanted = false)
  }, [call, history, collection, locale, attempt])

  function loadAgain() {
    setReading({ state: 'loading' })
    setAttempt(attempt + 1)
  }

  const items = reading.state === 'here' ? reading.items : []
  const inOrder = arranged(items, { ...now, archived: [] })
  const ids = inOrder.map(({ id }) => id)

  async function arrange(after: Arrangement) {
    history.perform([collectionArrange.act({ collection, before: now, after })])
    if (!(await flush())) return
    const screen = await readScreen(call, { id: data.page.id, groupIds: groupId, locale })
    if (screen.ok) showScreen(screen.value)
  }

  return {
    collection,
    state: reading.state,
    loadAgain,
    shown: inOrder.filter(({ id }) => !now.archived.includes(id)),
    archived: inOrder.filter(({ id }) => now.archived.includes(id)),
    move: (active: string, over: string) => void arrange({ ...now, order: withMoved(ids, active, over) }),
    hide: (id: string) => void arrange({ order: ids, archived: [...now.archived, id] }),
    show: (id: string) => void arrange({ order: ids, archived: now.archived.filter((each) => each !== id) }),
  }
}
