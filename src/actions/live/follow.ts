/** One event on its way to a browser; without a sequence it is one that nobody asks for again. */
export type StreamEvent = { name: string; data: object; sequence?: number }

export type Following = {
  leave: () => void
  /** Every now and then. False ends it: whoever may no longer hear this, does not. */
  beat?: () => Promise<boolean>
}

/** What a stream brings, until it leaves. `lastHeard` is what a browser names that lost its stream. */
export type Follow = (lastHeard: number | null, send: (event: StreamEvent) => void) => Promise<Following>
