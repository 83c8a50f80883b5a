import { emptyField, type Field } from '../../model/content/field.ts'
import type { Group } from '../../model/page/document.ts'
import type { Command, SaveText } from './command.ts'
import { changeField } from './fields.ts'

function withText(field: Field | undefined, { locale, after }: SaveText): Field {
  const { content, ...rest } = field ?? emptyField('localizedSingleValue')
  const data = content.type === 'localizedSingleValue' ? content.data : {}
  return { ...rest, content: { type: 'localizedSingleValue', data: { ...data, [locale]: after } } }
}

export function applyCommand(groups: readonly Group[], command: Command): readonly Group[] {
  return changeField(groups, command.fieldId, (field) => withText(field, command))
}

export function applyCommands(groups: readonly Group[], commands: readonly Command[]): readonly Group[] {
  return commands.reduce(applyCommand, groups)
}
