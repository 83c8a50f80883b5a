import { childrenOf, findGroup, parentOf, type Desk } from '../../model/commands/desk.ts'
import type { EditorTexts } from '../../i18n/editor/de.ts'
import { fill } from '../../i18n/fill.ts'
import type { Toaster } from '../../kit/toaster/create-toaster.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import type { Place } from '../../model/page/place.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { newCard } from '../../sections/new-group.ts'
import type { History } from '../history/create-history.ts'
import { afterFrame } from './after-frame.ts'
import type { Selection } from './create-selection.ts'
import { groupName } from '../names/group-name.ts'
import { moveAct, moveToAct } from '../../model/commands/move-act.ts'
import { addCardAct, duplicateAct, languagesAct, removeAct, visibilityAct } from './section-acts.ts'
import { showMoved } from './show-moved.ts'

type Parts = {
  site: { locales: readonly Locale[]; shown: Locale }
  history: History
  selection: Selection
  texts: EditorTexts
  toaster: Toaster
  newId: () => string
  commitTyping: () => void
  wayBack: () => () => void
}

/** What can be done to a section or card as a whole. Afterwards it is still chosen. */
export function createSectionTools({ site, history, selection, texts, toaster, newId, commitTyping, wayBack }: Parts) {
  let unsayPlace = () => {}
  /** What was last said of a section, until something else is true of it. */
  const said = new Map<string, () => void>()
  function say(groupId: string, words: string, group: Group, desk: Desk) {
    said.get(groupId)?.()
    said.set(groupId, toaster.success(fill(words, { name: groupName(texts, group, desk, site.shown) }), { label: texts.bar.undo, run: wayBack() }))
  }
  function sayPlace(groupId: string) {
    const siblings = childrenOf(history.shown(), parentOf(history.shown(), groupId) ?? null) ?? []
    unsayPlace()
    unsayPlace = toaster.note(fill(texts.items.movedTo, { at: siblings.findIndex(({ id }) => id === groupId) + 1, total: siblings.length }))
  }

  return {
    canMove: (groupId: string, by: -1 | 1) => moveAct(history.shown(), groupId, by) !== null,

    moveBy(groupId: string, by: -1 | 1) {
      commitTyping()
      const act = moveAct(history.shown(), groupId, by)
      if (!act) return
      history.perform([act])
      showMoved(groupId)
      sayPlace(groupId)
    },

    moveTo(groupId: string, place: Place) {
      commitTyping()
      const act = moveToAct(history.shown(), groupId, place)
      if (!act) return
      history.perform([act])
      showMoved(groupId)
    },

    duplicate(groupId: string): string | null {
      commitTyping()
      const copy = duplicateAct(history.shown(), groupId, newId)
      if (!copy) return null
      history.perform([copy.act])
      return copy.id
    },

    /** E-112, E-036: what visitors see is marked and goes with the next publication; what they never saw goes at once. */
    remove(groupId: string) {
      commitTyping()
      const desk = history.shown()
      const removal = removeAct(desk, groupId)
      const group = findGroup(desk, groupId)
      if (!removal || !group) return
      history.perform([removal.act])
      const isStillThere = findGroup(history.shown(), groupId) !== undefined
      if (isStillThere) selection.focus({ of: 'group', groupId })
      // Were its neighbour chosen, that one's bin would come to lie under the finger that just pressed.
      else if (removal.next !== null) selection.rest({ of: 'group', groupId: removal.next })
      else selection.clear()
      say(groupId, isStillThere ? texts.items.marked : texts.items.removed, group, desk)
    },

    /** For visitors of every language; in its place a line says so. */
    hide(groupId: string) {
      commitTyping()
      const act = languagesAct(history.shown(), groupId, site.locales, false)
      const group = findGroup(history.shown(), groupId)
      if (!act || !group) return
      history.perform([act])
      selection.clear()
      showMoved(groupId)
      say(groupId, texts.hidden.done, group, history.shown())
    },

    /** In the language on screen, or, where it was nowhere, everywhere. */
    show(groupId: string) {
      const group = findGroup(history.shown(), groupId)
      const isNowhere = site.locales.every((each) => group?.disallowedLanguages.includes(each))
      const act = languagesAct(history.shown(), groupId, isNowhere ? site.locales : [site.shown], true)
      if (act) history.perform([act])
      said.get(groupId)?.()
      // Were it chosen, its bin would come to lie under the finger that just pressed.
      selection.clear()
      afterFrame(() => selection.rest({ of: 'group', groupId }))
    },

    addCard(parentId: string, place: Place): string | null {
      commitTyping()
      const parent = findGroup(history.shown(), parentId)
      const cardType = parent && findDefinition(parent.type)?.card
      const definition = cardType === undefined ? undefined : findDefinition(cardType)
      if (!definition) return null
      const neighbour = parent?.children.find(({ id }) => id === place.nextTo) ?? parent?.children.at(-1)
      const card = newCard(definition, newId(), neighbour)
      history.perform([addCardAct(history.shown(), parentId, place, card)])
      return card.id
    },

    toggleField(place: { groupId: string; slot: string }) {
      commitTyping()
      const act = visibilityAct(history.shown(), place)
      if (act) history.perform([act])
    },
  }
}
