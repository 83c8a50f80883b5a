import type { Locale } from '../model/locales.ts'
import type { Group } from '../model/page/document.ts'

export type LoaderInput = { siteId: string; locale: Locale; group: Group; options: Readonly<Record<string, unknown>> }

/** Server data of a section, with the tags under which the page must be forgotten when that data changes. */
export type SectionLoader<Sources = unknown> = {
  tags: (input: LoaderInput) => readonly string[]
  load: (sources: Sources, input: LoaderInput, signal: AbortSignal) => Promise<unknown>
}
