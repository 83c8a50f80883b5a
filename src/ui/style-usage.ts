/**
 * Which CSS modules a render touched, and which of their classes. The server build wraps every CSS module with `trackStyles`, so
 * a page carries the styles of the pieces that are on it and no others, without a list that somebody has to keep.
 */
let used: Set<string> | null = null

/** @public The server build puts the call in front of every CSS module. */
export function trackStyles<Classes extends Record<string, string>>(id: string, classes: Classes): Classes {
  return new Proxy(classes, {
    get(target, name) {
      const className = typeof name === 'string' ? target[name] : undefined
      used?.add(id).add(className ?? id)
      return className
    },
  })
}

/** Rendering is synchronous, so one collector at a time is enough. */
export function collectStyles<Result>(render: () => Result): { result: Result; used: ReadonlySet<string> } {
  const collected = new Set<string>()
  used = collected
  try {
    return { result: render(), used: collected }
  } finally {
    used = null
  }
}
