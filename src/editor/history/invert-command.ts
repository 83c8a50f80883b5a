import type { Command, Stamp } from './command.ts'

/** The inverse is a command of its own: it is sent and remembered like any other. */
export function invertCommand(command: Command, stamp: Stamp): Command {
  switch (command.kind) {
    case 'saveText':
      return { ...command, ...stamp, before: command.after, after: command.before }
    case 'addSection':
      return { ...command, ...stamp, kind: 'removeSection' }
    case 'removeSection':
      return { ...command, ...stamp, kind: 'addSection' }
  }
}
