import type { PageLine, PageList } from './page-list.ts'

/** As many lines as a screen holds; the rest of a large site follows when nobody waits. */
export function firstLines(list: PageList, most: number): PageList {
  let left = most
  const take = (lines: readonly PageLine[]) => {
    const taken = lines.slice(0, Math.max(0, left))
    left -= lines.length
    return taken
  }
  const parts = <Part extends { lines: readonly PageLine[] }>(all: readonly Part[]) => all.flatMap((part) => (left > 0 ? [{ ...part, lines: take(part.lines) }] : []))
  return { containers: parts(list.containers), topLevel: take(list.topLevel), collections: parts(list.collections) }
}
