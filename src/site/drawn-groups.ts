import { isShownIn, type Group } from '../model/page/document.ts'
import { isEmptyIn } from '../sections/is-empty-in.ts'
import type { PageView } from './page-view.ts'

type Place = Pick<PageView, 'locale' | 'mode' | 'data'>

/** Visitors get no section or card that is empty in their language; editors do, because they fill it. */
export function isDrawn(group: Group, { locale, mode, data }: Place): boolean {
  return isShownIn(group, locale) && (mode === 'edit' || !isEmptyIn(group, locale, data))
}

export function drawnGroups(view: Place & Pick<PageView, 'groups'>): Group[] {
  return view.groups.filter((group) => isDrawn(group, view))
}
