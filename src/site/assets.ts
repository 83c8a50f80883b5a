import type { CssOf } from './styles/used-css.ts'

/** What the build made and a page may point to. */
export type Assets = {
  /** Small enough to stand in the page itself: it starts one way there and back sooner. */
  loader: string
  editPillUrl: string
  /** Set while developing: reloads the page when the server was rebuilt. */
  devReloadUrl?: string
  islandRuntimeUrl: string
  behaviourUrl: (name: string) => string | undefined
  islandUrl: (name: string) => string | undefined
  cssOf: CssOf
  editor: { scripts: readonly string[]; styles: readonly string[] }
}
