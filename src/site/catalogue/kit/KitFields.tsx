import { useState } from 'react'
import type { ShowcaseTexts } from '../../../i18n/showcase/de.ts'
import { NumberField } from '../../../kit/fields/NumberField.tsx'
import { SearchField } from '../../../kit/fields/SearchField.tsx'
import { Select } from '../../../kit/fields/Select.tsx'
import { TextArea } from '../../../kit/fields/TextArea.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { KitPart } from './KitPart.tsx'

const isWhole = (email: string) => /@.+\../.test(email)

export function KitFields({ texts }: { texts: ShowcaseTexts }) {
  const words = texts.fields
  const [email, setEmail] = useState(words.emailSample)
  const [columns, setColumns] = useState(3)
  const [language, setLanguage] = useState('de')
  const [query, setQuery] = useState('')
  return (
    <KitPart title={words.title}>
      <TextField label={words.company} help={words.companyHelp} defaultValue={words.companySample} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        value={email}
        error={isWhole(email) ? null : words.emailError}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextField label={words.locked} help={words.lockedHelp} disabled defaultValue="optik-seeblick.ch" />
      <TextArea label={words.about} defaultValue={words.aboutSample} />
      <NumberField label={words.columns} help={words.columnsHelp} value={columns} min={1} max={6} lessLabel={words.less} moreLabel={words.more} onChange={setColumns} />
      <Select
        label={words.language}
        value={language}
        choices={[
          { value: 'de', label: words.german },
          { value: 'fr', label: words.french },
        ]}
        onChange={setLanguage}
      />
      <SearchField label={words.search} value={query} onChange={setQuery} />
    </KitPart>
  )
}
