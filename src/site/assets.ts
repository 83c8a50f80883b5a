import type { EditorLocale } from '../model/locales.ts'
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
  editor: Program & {
    /** What its script imports, found by the browser without reading it first. */
    ahead: readonly string[]
    /** What nobody waits for who wants to write. */
    after: readonly string[]
    texts: Readonly<Record<EditorLocale, string>>
  }
}

export type Program = { scripts: readonly string[]; styles: readonly string[] }
