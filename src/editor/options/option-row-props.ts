import type { ControlProps } from '../../options/control-props.ts'

export type OptionRowProps = Omit<ControlProps, 'onChange' | 'value' | 'isDisabled' | 'name'> & {
  groupId: string
  optionKey: string
  values: Readonly<Record<string, unknown>>
  /** What is chosen, in words. */
  summary: string
  /** The only option there is: it is open from the beginning, and its end is the end of the tool. */
  isOnly: boolean
  onClose: () => void
}
