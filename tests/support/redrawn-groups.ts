import type { Page } from 'playwright-core'

type Fiber = {
  tag: number
  flags: number
  memoizedProps: { group?: { id: string } } | null
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  alternate: Fiber | null
}

/** From now on the page notes which groups React draws anew; before the page is opened. React tells its developer tools so, in every build. */
export async function noteRedrawnGroups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1
    const isPiece = ({ tag }: Fiber) => [0, 11, 14, 15].includes(tag)
    const redrawn = new Set<string>()
    const groupOf = (fiber: Fiber | null): string | null => (fiber === null ? null : (fiber.memoizedProps?.group?.id ?? groupOf(fiber.return)))
    const walk = (fiber: Fiber) => {
      if (isPiece(fiber) && fiber.alternate !== null && (fiber.flags & PERFORMED_WORK) !== 0) redrawn.add(groupOf(fiber) ?? 'page')
      // Children that are the same objects as before were not even looked at.
      if (fiber.alternate !== null && fiber.child === fiber.alternate.child) return
      for (let child = fiber.child; child; child = child.sibling) walk(child)
    }
    Object.assign(window, {
      redrawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        isDisabled: false,
        inject: () => 1,
        onCommitFiberUnmount() {},
        onCommitFiberRoot: (_: number, root: { current: Fiber; containerInfo: Element }) => root.containerInfo.id === 'page' && walk(root.current),
      },
    })
  })
}

/** The ids of those drawn anew since the last time, sections and cards; `page` stands for everything around them. */
export const takeRedrawnGroups = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { redrawn } = window as unknown as { redrawn: Set<string> }
    const ids = [...redrawn]
    redrawn.clear()
    return ids
  })
