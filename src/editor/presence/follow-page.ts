import { z } from 'zod'
import { factSchema } from '../../model/commands/facts.ts'
import { isOnDesk, parentOf } from '../../model/commands/desk.ts'
import { isThing, readKey, type ThingKey } from '../../model/commands/key.ts'
import { readScreen } from '../queue/read-screen.ts'
import { sayPresence } from './say-presence.ts'
import { noteAuthor } from '../queue/authors.ts'
import { loadThings } from '../things/load-things.ts'
import { groupOf } from '../state/item.ts'
import type { Workbench } from '../workbench.ts'
import { holdOwn } from './hold-own.ts'
import { needsScreen } from './needs-screen.ts'
import { openPageStream } from './open-page-stream.ts'
import { stillThere, usePeople, withoutPerson, withPerson } from './people.ts'
import { newId } from '../state/new-id.ts'

const changeSchema = z.object({ facts: z.array(factSchema), by: z.string().nullable(), isLive: z.boolean() })
type Change = z.infer<typeof changeSchema>
const hereSchema = z.object({ session: z.string(), userId: z.string(), name: z.string(), groupId: z.string().nullable().optional(), isNew: z.boolean().optional() })
const goneSchema = z.object({ session: z.string() })
const siteSchema = z.object({ keys: z.array(z.string()) })

const PAUSE = 300
const LOOK_EVERY = 5_000

/** What others do to this page comes onto the screen, and they are seen. */
export function followPage({ call, data, hear, history, publication, queue, selection }: Workbench): () => void {
  const { id } = data.page
  const session = newId()
  let after = data.sequence
  let timer: ReturnType<typeof setTimeout> | undefined
  const { hear: hearInTurn, letGo } = holdOwn<Change>({
    isBusy: () => publication.store.getState().phase === 'reverting',
    isOwn: ({ facts }) => facts.some(({ key }) => queue.isSending(key)),
    show: showChange,
    now: () => Date.now(),
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
  })

  function hearChange(value: unknown, lastEventId: string) {
    if (lastEventId !== '') after = Number(lastEventId)
    const news = changeSchema.safeParse(value).data
    if (news) hearInTurn(news)
  }

  /** What this tab did itself it knows already. */
  function showChange(news: Change) {
    const known = history.revisions()
    const facts = news.facts.filter(({ key, revision }) => revision > (known[key] ?? -1))
    if (facts.length === 0 && !news.isLive) return
    if (news.by !== null)
      noteAuthor(
        facts.map(({ key }) => key),
        news.by,
      )
    hear({ pageId: id, facts, isLive: news.isLive })
    const groupIds = needsScreen(facts)
    if (groupIds.length > 0) void showMore(groupIds)
  }

  async function showMore(groupIds: readonly string[]) {
    const answer = await readScreen(call, { id, groupIds: groupIds.slice(0, 100).join(','), locale: data.view.locale })
    if (answer.ok) hear({ pageId: id, facts: [], screen: answer.value })
  }

  function sectionOfMine(): string | null {
    let groupId = groupOf(selection.store.getState().item)
    if (groupId === null) return null
    const desk = history.shown()
    for (let parent = parentOf(desk, groupId); typeof parent === 'string'; parent = parentOf(desk, groupId)) groupId = parent
    return groupId
  }

  /** Soon, and once for several reasons together. */
  function announce() {
    clearTimeout(timer)
    timer = setTimeout(() => void sayPresence(call, { id, session, groupId: sectionOfMine() }), PAUSE)
  }

  function hearHere(value: unknown) {
    const here = hereSchema.safeParse(value).data
    if (!here || here.session === session) return
    const { isNew, ...person } = here
    if (isNew) announce()
    // A second tab of the same person is nobody else.
    if (person.userId !== data.user.id) usePeople.setState(({ people }) => ({ people: withPerson(people, person, Date.now()) }))
  }

  function hearGone(value: unknown) {
    const gone = goneSchema.safeParse(value).data
    if (gone) usePeople.setState(({ people }) => ({ people: withoutPerson(people, gone.session) }))
  }

  /** Only what lies on the desk is asked for again: of the rest nothing is shown. Where pages are listed, a new one belongs to the list. */
  function hearSite(value: unknown) {
    const desk = history.shown()
    const isShown = (key: ThingKey) => isOnDesk(desk, key) || (readKey(key)?.of === 'page' && isOnDesk(desk, 'navigation'))
    const keys = siteSchema.safeParse(value).data?.keys.filter(isThing).filter(isShown) ?? []
    if (keys.length > 0) void loadThings({ call, history }, keys)
  }

  const close = openPageStream({
    url: () => `/api/v1/page/live?${new URLSearchParams({ id, session, after: String(after) }).toString()}`,
    on: { change: hearChange, here: hearHere, gone: hearGone, site: hearSite },
    onOpen: announce,
    now: () => Date.now(),
  })
  const leave = [publication.store.subscribe(letGo), queue.store.subscribe(letGo), selection.store.subscribe(announce)]
  const forget = setInterval(() => usePeople.setState(({ people }) => ({ people: stillThere(people, Date.now()) })), LOOK_EVERY)
  return () => {
    close()
    for (const end of leave) end()
    clearInterval(forget)
    clearTimeout(timer)
  }
}
