import { same } from '../../model/same.ts'
import { buildMenu } from '../../site/build-menu.ts'
import { navigationOn, pagesOn } from './site-things.ts'
import type { Workbench } from '../workbench.ts'

const followed = new WeakSet<Workbench>()

export const followsMenu = (workbench: Workbench) => followed.has(workbench)

/** From now on the header shows the menu as the screen has it, also when a step is taken back. */
export function followMenu(workbench: Workbench): void {
  if (followed.has(workbench)) return
  followed.add(workbench)
  const { data, history, frame } = workbench
  const { locale } = data.view
  const show = () => {
    const { things } = history.store.getState()
    const addresses = new Map([...pagesOn(things)].map(([id, page]) => [id, { id, ...page }]))
    const menu = buildMenu({ source: { navigation: navigationOn(things), addresses }, place: { locale, mode: 'edit' }, locales: data.locales, currentId: data.page.id })
    if (!same(menu, frame.getState().menu ?? data.view.frame.menu)) frame.setState({ menu })
  }
  history.store.subscribe((state, before) => state.things !== before.things && show())
  show()
}
