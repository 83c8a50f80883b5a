import type { StartTexts } from '../../i18n/editor/start/de.ts'
import type { Act } from '../../model/commands/define-command.ts'

export type StepProps = { /** The dialog’s own button submits it. */ formId: string; texts: StartTexts; onApply: (acts: readonly Act[]) => void }
