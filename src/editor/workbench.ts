import { createContext, useContext } from 'react'
import { createStore } from 'zustand/vanilla'
import type { EditorTexts } from '../i18n/editor/de.ts'
import { fitAct, invertAct } from '../model/commands/command.ts'
import type { Fact } from '../model/commands/facts.ts'
import { groupAdd } from '../model/commands/group-add.ts'
import { isThing, pageKey } from '../model/commands/key.ts'
import type { EditorLocale } from '../model/locales.ts'
import type { Group } from '../model/page/document.ts'
import { placeOf, type Place } from '../model/page/place.ts'
import type { SectionDefinition } from '../sections/define-section.ts'
import { newSection } from '../sections/new-group.ts'
import type { EditData } from '../site/edit-data.ts'
import type { Frame } from '../site/page-view.ts'
import { createCall } from '../kit/api/call.ts'
import { sendCommands, type Screen } from './queue/send-commands.ts'
import { createPublication } from './state/create-publication.ts'
import { createHistory } from './history/create-history.ts'
import { keptSteps } from './history/kept-steps.ts'
import { afterwards, atRest, oneTabAtATime, openChannel, openSession, openStorage, storedEntries } from './queue/browser-parts.ts'
import { commandsOn, type ClashChoice } from './queue/changes.ts'
import { createQueue } from './queue/create-queue.ts'
import type { ClashEntry } from './queue/entry.ts'
import type { News } from './queue/news.ts'
import { isGivenUp, isLeftToTheBar, refusedTitle } from './queue/refused-title.ts'
import { watchSession } from './api/watch-session.ts'
import { createTyping } from './state/typing.ts'
import { createToaster } from '../kit/toaster/create-toaster.ts'
import { createToolbar } from './toolbar/create-toolbar.ts'
import { showTouched } from './state/show-touched.ts'
import { createSectionTools } from './state/create-section-tools.ts'
import { createSelection } from './state/create-selection.ts'
import { newId } from './state/new-id.ts'

export type Workbench = ReturnType<typeof createWorkbench>

const stamp = () => ({ id: newId(), at: Date.now() })

/** Where the editor's parts meet: content and its history, the queue to the server, the toolbar, messages. */
export function createWorkbench(data: EditData, { locale, texts }: { locale: EditorLocale; texts: EditorTexts }) {
  const pageId = data.page.id
  const author = data.user.id
  /** Over: what waits goes on waiting until the same person has signed in again. */
  const session = createStore(() => ({ isOver: false }))
  const call = createCall(
    watchSession(
      (url, init) => fetch(url, init),
      () => session.setState({ isOver: true }),
    ),
    locale,
  )
  const toaster = createToaster()
  const toolbar = createToolbar()
  const typing = createTyping()
  /** Pictures, addresses and loaders' data that were not there when the page was drawn. */
  const screen = createStore<Screen>(() => ({ media: {}, links: {}, data: {} }))
  /** Parts of what stands around the content that differ from what the server drew. */
  const frame = createStore<Partial<Frame>>(() => ({}))
  /** An earlier version in the place of today's page: to be looked at, not to be written in. */
  const preview = createStore<{ groups: readonly Group[] | null }>(() => ({ groups: null }))
  /** What came along with the last answer goes to the other tabs with its facts. */
  let lastScreen: Screen | undefined

  const history = createHistory({
    pageId,
    groups: data.view.groups,
    revisions: data.revisions,
    stamp,
    kept: keptSteps(openSession(), pageId, author, atRest()),
    send: (commands) => queue.add(commands.map((each) => ({ ...each, pageId }))),
  })

  function showScreen({ media, links, data: loaded }: Screen) {
    // Most saves need nothing more on screen, and every picture and link of the page asks again when something comes.
    if ([media, links, loaded].every((more) => Object.keys(more).length === 0)) return
    screen.setState((state) => ({ media: { ...state.media, ...media }, links: { ...state.links, ...links }, data: { ...state.data, ...loaded } }))
  }

  function hear({ pageId: of, facts, screen: more, isWhole = false, isLive = false }: News) {
    // What belongs to the site is the same on every page.
    if (of !== pageId) return history.adopt(facts.filter(({ key }) => isThing(key)))
    if (more) showScreen(more)
    if (isWhole) history.replace(facts)
    else history.adopt(facts)
    if (isLive) publication.markLive()
    // Of a page in the bin there is nothing to count.
    if (facts.some(({ key, value }) => key === pageKey(pageId) && value === null)) publication.stopRefreshing()
    else publication.refreshSoon()
  }

  const channel = openChannel(hear)

  /** Here first, then in the other tabs. */
  function tell(news: News) {
    hear(news)
    channel.post(news)
  }

  const queue = createQueue({
    author,
    storage: storedEntries(openStorage(), author),
    send: (entries) =>
      sendCommands(
        {
          call,
          author,
          locale: data.view.locale,
          onScreen: (more) => {
            lastScreen = more
            showScreen(more)
          },
        },
        entries,
      ),
    lock: oneTabAtATime,
    later: afterwards,
    random: Math.random,
    known: () => ({ desk: history.confirmed(), revisions: history.revisions() }),
    onFacts: (of: string, facts: readonly Fact[]) => tell({ pageId: of, facts, screen: lastScreen }),
    onRefused(entry, message) {
      if (isLeftToTheBar(entry.command)) console.warn(message)
      else toaster.error(refusedTitle(entry.command, texts.toasts), message)
      if (isGivenUp(entry.command)) queue.discard([entry])
    },
  })

  const commitTyping = () => typing.getState().edit?.commit()
  const flush = () => {
    commitTyping()
    return queue.flush(pageId)
  }
  const publication = createPublication({ call, data, texts, toaster, flush, queue, tell, newId: () => stamp().id })

  /** What waits, of this tab and of others, lies on top of what the server has. */
  function followQueue() {
    const show = () => history.setPending(commandsOn(queue.store.getState().entries, pageId))
    queue.store.subscribe((state, before) => state.entries !== before.entries && show())
    queue.refresh()
    queue.resettle()
    show()
  }

  /** Drawn at once and on its way to the server; answers the new section's id. */
  function addSection(definition: SectionDefinition, place: Place): string {
    commitTyping()
    const group = newSection(definition, () => stamp().id)
    history.perform([groupAdd.act({ pageId, parentId: null, place, after: group })])
    return group.id
  }

  /** Takes back a deletion that is not published yet. */
  function keepSection(group: Group) {
    const ids = history.shown().groups.map(({ id }) => id)
    toaster.clearNews()
    history.perform([groupAdd.act({ pageId, parentId: null, place: placeOf(ids, group.id), after: group })])
  }

  function resumeSession() {
    session.setState({ isOver: false })
    void queue.run()
    void publication.refresh()
  }

  function undo() {
    commitTyping()
    // News of what is being taken back would be none any more.
    toaster.clearNews()
    showTouched(history.undo())
  }

  /** For the button of a message, which stands there while other things are done. */
  function wayBack(): () => void {
    const takeBack = history.wayBack()
    return () => {
      commitTyping()
      showTouched(takeBack())
    }
  }

  function redo() {
    commitTyping()
    showTouched(history.redo())
  }

  const selection = createSelection(history.shown)
  const sections = createSectionTools({
    site: { locales: data.locales, shown: data.view.locale },
    history,
    selection,
    texts,
    toaster,
    newId: () => stamp().id,
    commitTyping,
    wayBack,
  })

  /** Whoever takes the other version can still come back to the own one by undo. */
  function resolveClash(clash: ClashEntry, choice: ClashChoice) {
    const mine = fitAct(history.confirmed(), clash.command)
    queue.resolve(clash, choice)
    if (choice === 'theirs' && mine) history.remember([invertAct(mine)])
  }

  return {
    data,
    locale,
    texts,
    call,
    session,
    resumeSession,
    toaster,
    toolbar,
    typing,
    history,
    selection,
    sections,
    queue,
    screen,
    preview,
    frame,
    showScreen,
    hear,
    publication,
    commitTyping,
    addSection,
    keepSection,
    flush,
    followQueue,
    undo,
    redo,
    wayBack,
    resolveClash,
  }
}

export const WorkbenchContext = createContext<Workbench | null>(null)

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext)
  if (!workbench) throw new Error('A piece of the editor was rendered outside it')
  return workbench
}
