import type { ReactNode } from 'react'
import type { EditorTexts } from '../i18n/editor/de.ts'
import type { OptionTexts } from '../i18n/editor/options/de.ts'
import type { BranchChoice } from '../model/business/branch.ts'
import type { Link } from '../model/content/link.ts'
import type { SiteFacts } from '../model/site-facts.ts'
import type { ThemeColor } from '../model/site/theme.ts'
import type { OptionDefinition } from './define-option.ts'

/** A form for links is the editor's: it knows the site's pages. */
export type LinkFormProps = { value: Link | null; onChange: (link: Link | null) => void }

/** What of the site around it a control may need; the catalogue has none of it, and its controls say less. */
export type ControlSurroundings = {
  /** The site that is edited; where none is known, everything is offered. */
  site?: SiteFacts
  branches?: readonly BranchChoice[]
  /** As #rrggbb: to tell how well words can be read. */
  colors?: Readonly<Partial<Record<ThemeColor, string>>>
  renderLink?: (props: LinkFormProps) => ReactNode
}

/** What every option's editor gets, whatever its kind. */
export type ControlProps = ControlSurroundings & {
  /** Distinct among the controls that are on the screen together. */
  name: string
  label: string
  option: OptionDefinition
  value: unknown
  texts: EditorTexts
  words: OptionTexts
  isDisabled: boolean
  /** Where the name already stands above it for those who see. */
  isLabelHidden?: boolean
  onChange: (value: unknown) => void
}
