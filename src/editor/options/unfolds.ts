import { controls } from '../../options/controls.ts'
import type { OptionKind } from '../../options/define-option.ts'

const IN_ONE_LINE: readonly OptionKind[] = ['checkbox', 'number', 'text']
const OF_SEVERAL_PARTS: readonly OptionKind[] = ['location', 'poi']

/** Whether it needs more than its line; a kind that nobody knows only says so. */
export const unfolds = (kind: OptionKind) => Object.hasOwn(controls, kind) && !IN_ONE_LINE.includes(kind)

/** E-060: a choice is finished when it is saved; of a list, one entry never is the whole choice. */
export const closesAfterSave = (kind: OptionKind) => !OF_SEVERAL_PARTS.includes(kind)
