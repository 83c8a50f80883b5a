import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { RadioCards } from '../../kit/fields/RadioCards.tsx'

export type Look = 'live' | 'edit'

const LOOKS: readonly Look[] = ['live', 'edit']

export function LookChoice({ words, look, onChange }: { words: ConsoleTexts['catalogue']; look: Look; onChange: (look: Look) => void }) {
  return <RadioCards label={words.look} name="look" value={look} choices={LOOKS.map((value) => ({ value, label: words[value] }))} onChange={onChange} />
}
