/** @typedef {{ from: string, to: string }} Import */
/** @typedef {Map<string, Map<string, Import>>} Order entry → entry it needs → an import that shows it */

/**
 * Within each folder its entries, files and folders, need each other in one direction only: whoever changes one knows
 * what can notice. A folder counts with everything below it.
 * @param {readonly Import[]} imports
 * @returns {{ folder: string, circle: string[], imports: Import[] }[]} at most one circle per folder
 */
export function findFolderCircles(imports) {
  return [...groupByFolder(imports)].flatMap(([folder, order]) => {
    const circle = findCircle(order)
    if (!circle) return []
    const shown = circle.flatMap((entry, at) => order.get(entry)?.get(circle[(at + 1) % circle.length] ?? '') ?? [])
    return [{ folder, circle, imports: shown }]
  })
}

/** @param {readonly Import[]} imports */
function groupByFolder(imports) {
  /** @type {Map<string, Order>} */
  const folders = new Map()
  for (const one of imports) {
    const [from, to] = [one.from.split('/'), one.to.split('/')]
    const at = from.findIndex((part, index) => part !== to[index])
    const [needing, needed] = [from[at], to[at]]
    if (needing === undefined || needed === undefined) continue
    const folder = from.slice(0, at).join('/')
    const order = folders.get(folder) ?? new Map()
    const needs = order.get(needing) ?? new Map()
    folders.set(folder, order.set(needing, needs.set(needed, needs.get(needed) ?? one)))
  }
  return folders
}

/**
 * Entries that need nobody are taken away until none is left, or only those in circles and those that need them.
 * @param {Order} order
 */
function findCircle(order) {
  const left = new Map([...order].map(([entry, needs]) => [entry, [...needs.keys()]]))
  for (let isDone = false; !isDone;) {
    isDone = true
    for (const [entry, needs] of left) {
      if (needs.some((needed) => left.has(needed))) continue
      left.delete(entry)
      isDone = false
    }
  }
  const walked = [...left.keys()].slice(0, 1)
  while (walked.length > 0) {
    const next = left.get(walked.at(-1) ?? '')?.find((needed) => left.has(needed)) ?? ''
    if (walked.includes(next)) return walked.slice(walked.indexOf(next))
    walked.push(next)
  }
  return null
}
