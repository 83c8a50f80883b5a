import type { Samples } from '../i18n/samples/de.ts'
import type { SectionDefinition } from './define-section.ts'

type Sets = Readonly<Record<string, Readonly<Partial<Record<string, readonly string[]>>>>>

/** What stands in an empty slot while it is edited; cards of one board take turns. */
export function sampleWord(samples: Samples, definition: Pick<SectionDefinition, 'samples'>, slot: string, position: number): string | null {
  const sets: Sets = samples
  const names = [slot, plainName(slot)]
  const words = [sets[definition.samples], sets['plain']].flatMap((set) => names.flatMap((name) => (set?.[name] ? [set[name]] : [])))[0] ?? []
  return words[position % words.length] ?? null
}

/** «secondaryTitle» has the words of «title» where there are no others. */
function plainName(slot: string): string {
  return slot.replace(/^(?:secondary|tertiary)([A-Z])/, (_, first: string) => first.toLowerCase())
}
