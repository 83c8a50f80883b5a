/** What can be followed within a topic: one game, one site that is being edited. */
export type Place = { siteId: string; id: string }

/** Part of what is stored: whoever missed it can read it again by its number. */
export type LiveMessage = { sequence: number; name: string; data: object }

/** Stored nowhere, so it may be lost: a hint such as «look again» or «somebody is here», never a fact. */
export type PassingMessage = { name: string; data: object }

/** `sequence` is where the place stands now; the messages lead there. */
export type News<Message extends LiveMessage> = { sequence: number; messages: readonly Message[] }

/** What has been committed: the place stood at `after` before and stands at `sequence` now. */
export type Change<Message extends LiveMessage> = News<Message> & { after: number }

/** Reads what a listener has not heard; null for a place that does not exist. `whole` is asked when somebody joins. */
export type ReadNews<Message extends LiveMessage> = (place: Place, after: number | null, whole: boolean) => Promise<News<Message> | null>

/** One kind of thing that can be followed, for example all games. */
export type Topic<Message extends LiveMessage, Passing extends PassingMessage = never> = {
  /** Never waits and never fails: what is published is stored already. Other processes hear the number and read the rest. */
  publish: (place: Place, change: Change<Message>) => void
  /** To whoever listens now, in every process. Never waits and never fails; of a message above the limit nobody hears. */
  tell: (place: Place, message: Passing) => void
  /**
   * From now on every change of this one place, in order and each once, beginning with what happened since `after`, and what
   * is told in passing. Null for a place that does not exist.
   */
  join: (place: Place, after: number | null, send: (message: Message | Passing) => void) => Promise<(() => void) | null>
}

export type TopicOptions<Message extends LiveMessage, Passing extends PassingMessage> = {
  /** A word without spaces and slashes; the same in all processes. */
  name: string
  read: ReadNews<Message>
  /** Checks what another process told in passing, which may run another version; null ignores it. */
  readPassing?: (value: unknown) => Passing | null
}

export type Live = {
  topic: <Message extends LiveMessage, Passing extends PassingMessage = never>(options: TopicOptions<Message, Passing>) => Topic<Message, Passing>
  /** Places somebody follows here, and how many do. */
  stats: () => { channels: number; listeners: number }
  close: () => Promise<void>
}
