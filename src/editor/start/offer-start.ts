import { buildPath, HOME_SLUG } from '../../model/page/path.ts'
import { isStarting } from '../../model/site/start.ts'
import type { EditData } from '../../site/edit-data.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { openSession } from '../queue/browser-parts.ts'
import type { Workbench } from '../workbench.ts'

const LATER = 'startLater'

/** Until somebody asked for the site's own answer, what the page came with counts. */
export function isStartOpen({ isNew }: Pick<EditData, 'isNew'>, things: Readonly<Record<string, unknown>>): boolean {
  return things['start'] === undefined ? isNew : isStarting(things['start'])
}

/** The start writes on the home page, in the language that all others are translated from. */
const startPath = ({ locales }: EditData, isOn: boolean) =>
  buildPath({ locale: locales[0] ?? 'de', mode: 'edit', collection: null, slug: HOME_SLUG }, isOn ? { toolbar: true } : {})

export function openStart({ data }: Workbench): void {
  openSession()?.removeItem(LATER)
  if (location.pathname === startPath(data, false)) useDialogs.getState().open('start')
  else location.assign(startPath(data, true))
}

/** By itself once per tab: whoever wants to go on later finds it in the menu. */
export function offerStart({ data, history }: Workbench): void {
  if (!isStartOpen(data, history.store.getState().things) || location.pathname !== startPath(data, false)) return
  if (openSession()?.getItem(LATER) == null) useDialogs.getState().open('start')
}

export function postponeStart(): void {
  openSession()?.setItem(LATER, 'true')
}
