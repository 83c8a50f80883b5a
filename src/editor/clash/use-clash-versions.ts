import { useEffect } from 'react'
import { useStore } from 'zustand'
import { clashTexts } from '../../i18n/editor/clash/texts.ts'
import { fitAct, invertAct, touchesOf, wordsOfAct } from '../../model/commands/command.ts'
import { isOnDesk, thingOn } from '../../model/commands/desk.ts'
import { isThing } from '../../model/commands/key.ts'
import type { Locale } from '../../model/locales.ts'
import { readOverview } from '../api/overview-calls.ts'
import type { ClashEntry } from '../queue/entry.ts'
import { loadThings } from '../things/load-things.ts'
import { useWorkbench } from '../workbench.ts'
import { commandTexts } from '../dialogs/command-texts.ts'
import { thingVersions, type Versions } from './things/thing-versions.ts'

/** Null until what the server has is here: after a reload nobody has asked for it yet. */
export type ClashVersions = Versions & { isThing: boolean; locale: Locale | null }

export function useClashVersions(clash: ClashEntry | null): ClashVersions | null {
  const workbench = useWorkbench()
  const { data, history, locale, call } = workbench
  const things = useStore(history.store, (state) => state.things)
  const key = clash ? touchesOf(clash.command).find(isThing) : undefined
  const isHere = key === undefined || isOnDesk(history.confirmed(), key)

  useEffect(() => {
    if (key === undefined) return
    // Once it is known what the server has, there may be nothing left to ask.
    if (isHere) workbench.queue.resettle()
    else void loadThings(workbench, [key])
  }, [workbench, key, isHere])
  useEffect(() => {
    // Menus and lists name pages by their ids.
    if (key !== undefined) void readOverview(call).then((answer) => answer.ok && history.adopt(answer.value.facts))
  }, [call, history, key])

  if (!clash || !isHere) return null
  if (key !== undefined) {
    const scene = { locale, pageLocale: data.view.locale, texts: clashTexts[locale], things }
    return { ...thingVersions(key, thingOn(history.shown(), key), thingOn(history.confirmed(), key), scene), isThing: true, locale: null }
  }
  const words = commandTexts(workbench)
  const theirs = wordsOfAct(fitAct(history.confirmed(), clash.command) ?? clash.command, history.shown(), words)
  // As last changed here, even when that was after the clash came up.
  const mine = wordsOfAct(fitAct(history.shown(), invertAct(clash.command)) ?? invertAct(clash.command), history.shown(), words).before
  return { where: theirs.where, mine, theirs: theirs.before, isThing: false, locale: theirs.locale }
}
