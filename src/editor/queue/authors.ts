import { createStore } from 'zustand/vanilla'

/** Who wrote last under a key, as far as it was heard while the page is open. */
export const authors = createStore<Readonly<Record<string, string>>>(() => ({}))

export function noteAuthor(keys: readonly string[], name: string): void {
  authors.setState(Object.fromEntries(keys.map((key) => [key, name])))
}
