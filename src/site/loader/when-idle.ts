/** A weak phone that draws without a pause never has time left over: after this long it goes on all the same. */
const AT_THE_LATEST = { timeout: 1500 }

export const whenIdle = (run: (time?: IdleDeadline) => unknown) => ('requestIdleCallback' in window ? requestIdleCallback(run, AT_THE_LATEST) : setTimeout(run, 200))
