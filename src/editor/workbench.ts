import { createContext, useContext } from 'react'
import { createStore } from 'zustand/vanilla'
import { editorTexts } from '../i18n/editor/texts.ts'
import { idFromBytes } from '../model/ids.ts'
import type { Place } from '../model/page/place.ts'
import type { SectionDefinition } from '../sections/define-section.ts'
import { newGroup } from '../sections/new-group.ts'
import type { EditData } from '../site/edit-data.ts'
import { createCall } from '../kit/api/call.ts'
import { saveField } from './api/save-field.ts'
import { sendSection } from './api/send-section.ts'
import { createPublication } from './bar/create-publication.ts'
import { groupIdOf } from './history/command.ts'
import { createHistory } from './history/create-history.ts'
import { invertCommand } from './history/invert-command.ts'
import { readEditorLocale } from './read-editor-locale.ts'
import { afterwards, oneTabAtATime, openChannel, openStorage, storedEntries } from './queue/browser-parts.ts'
import { textOf, type ArrivedSection, type ClashChoice } from './queue/changes.ts'
import { createQueue, type SavedField } from './queue/create-queue.ts'
import { isText, type ClashEntry, type QueueEntry } from './queue/entry.ts'
import { createTyping } from './slots/typing.ts'
import { createToaster } from '../kit/toaster/create-toaster.ts'
import { createToolbar } from './toolbar/create-toolbar.ts'

export type Workbench = ReturnType<typeof createWorkbench>

const stamp = () => ({ id: idFromBytes(crypto.getRandomValues(new Uint8Array(16))), at: Date.now() })

/** Where the editor's parts meet: content and its history, the queue to the server, the toolbar, messages. */
export function createWorkbench(data: EditData) {
  const pageId = data.page.id
  const locale = readEditorLocale(data.editorLocale)
  const texts = editorTexts[locale]
  const call = createCall((url, init) => fetch(url, init))
  const toaster = createToaster()
  const toolbar = createToolbar()
  const typing = createTyping()
  const shown = new Set<string>()
  /** What loaders brought for sections that were not there when the page was drawn. */
  const loaded = createStore<Readonly<Record<string, unknown>>>(() => ({}))

  const history = createHistory({
    groups: data.view.groups,
    revisions: data.revisions,
    stamp,
    send(command, revision) {
      shown.add(command.id)
      queue.add({ command, pageId, revision })
    },
  })

  function adopt(field: SavedField) {
    const pending = queue.store.getState().entries.filter(isText).map((entry) => entry.command)
    history.adopt(field, pending.filter((command) => command.fieldId === field.fieldId))
    publication.refreshSoon()
  }

  function adoptSection(section: ArrivedSection | null) {
    publication.refreshSoon()
    if (!section) return
    const pending = queue.store.getState().entries.map((entry) => entry.command)
    history.adoptSection(section, pending.filter((command) => groupIdOf(command) === section.group.id))
    if (section.data != null) loaded.setState({ [section.group.id]: section.data })
  }

  const channel = openChannel(adopt)
  const queue = createQueue({
    storage: storedEntries(openStorage()),
    send: ({ command, revision, pageId: page }) => (command.kind === 'saveText' ? saveField(call, { command, revision }) : sendSection(call, { command, pageId: page }, data.view.locale)),
    lock: oneTabAtATime,
    later: afterwards,
    random: Math.random,
    onSaved(field) {
      adopt(field)
      channel.post(field)
    },
    onArrived: adoptSection,
    onRefused: (entry, message) => toaster.error(isText(entry) ? texts.toasts.saveError : texts.picker.sectionError, message),
  })

  const commitTyping = () => typing.getState().edit?.commit()
  const flush = () => {
    commitTyping()
    return queue.flush(pageId)
  }
  const publication = createPublication({ call, data, texts, toaster, flush, history, queue })

  /** Another tab's commands, and those a crash left behind, belong on the screen as much as our own. */
  function showForeign(entries: readonly QueueEntry[]) {
    const foreign = entries.filter((entry) => entry.pageId === pageId && !shown.has(entry.command.id)).map((entry) => entry.command)
    for (const command of foreign) shown.add(command.id)
    if (foreign.length > 0) history.show(foreign)
  }

  /** Drawn at once and on its way to the server; answers the new section's id. */
  function addSection(definition: SectionDefinition, place: Place): string {
    commitTyping()
    const group = newGroup(definition, stamp().id)
    history.addSection(group, place)
    return group.id
  }

  function undo() {
    commitTyping()
    history.undo()
  }

  function redo() {
    commitTyping()
    history.redo()
  }

  function resolveClash(clash: ClashEntry, choice: ClashChoice, mine: string | null) {
    const field = { fieldId: clash.command.fieldId, content: clash.hold.theirs, revision: clash.hold.revision }
    queue.resolve(clash, choice)
    if (choice === 'mine') return
    adopt(field)
    channel.post(field)
    history.remember({ ...clash.command, ...stamp(), before: mine, after: textOf(field.content, clash.command) })
  }

  /** Giving up what the server never took: the screen goes back to what it replaced. */
  function discard(entries: readonly QueueEntry[]) {
    const gone = queue.discard(entries)
    history.show(gone.toReversed().map(({ command }) => invertCommand(command, stamp())))
  }

  return { data, locale, texts, call, toaster, toolbar, typing, history, queue, loaded, publication, commitTyping, addSection, flush, showForeign, undo, redo, resolveClash, discard }
}

export const WorkbenchContext = createContext<Workbench | null>(null)

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext)
  if (!workbench) throw new Error('A piece of the editor was rendered outside it')
  return workbench
}
