import { emptyField, type Field } from '../../model/content/field.ts'
import type { Group } from '../../model/page/document.ts'
import { placed } from '../../model/page/place.ts'
import type { Command, SaveText } from './command.ts'
import { changeField, hasGroup } from './fields.ts'

type Groups = readonly Group[]

function withText(field: Field | undefined, { locale, after }: SaveText): Field {
  const { content, ...rest } = field ?? emptyField('localizedSingleValue')
  const data = content.type === 'localizedSingleValue' ? content.data : {}
  return { ...rest, content: { type: 'localizedSingleValue', data: { ...data, [locale]: after } } }
}

export function applyCommand(groups: Groups, command: Command): Groups {
  switch (command.kind) {
    case 'saveText':
      return changeField(groups, command.fieldId, (field) => withText(field, command))
    case 'addSection':
      return hasGroup(groups, command.group.id) ? groups : placed(groups, command.group, command.place, ({ id }) => id)
    case 'removeSection':
      return hasGroup(groups, command.group.id) ? groups.filter(({ id }) => id !== command.group.id) : groups
  }
}

export function applyCommands(groups: Groups, commands: readonly Command[]): Groups {
  return commands.reduce(applyCommand, groups)
}
