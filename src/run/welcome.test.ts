import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { printWelcome } from './welcome.ts'

function welcome(demoPassword: string | undefined, isPasswordChosenBefore: boolean): string {
  const lines: string[] = []
  printWelcome({
    config: readConfig({ DATA_DIR: '/nowhere' }),
    secrets: { sessionSecret: 'x'.repeat(32), demoPassword },
    isPasswordChosenBefore,
    port: 3000,
    say: (line) => lines.push(line),
  })
  return lines.join('\n')
}

test('the table prints a password that is right, or says that another one was chosen before', () => {
  expect(welcome('open-sesame', false)).toContain('Password: open-sesame')
  expect(welcome(undefined, true)).toContain('Password: the one chosen earlier')
  expect(welcome(undefined, false)).toContain('No demo password is set')
})
