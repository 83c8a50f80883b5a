import { randomInt } from 'node:crypto'

const LENGTH = 14
// Without 0 o, 1 l i: people copy it from a terminal by eye.
const UNAMBIGUOUS = 'abcdefghjkmnpqrstuvwxyz23456789'

export function makePassword(): string {
  return Array.from({ length: LENGTH }, () => UNAMBIGUOUS[randomInt(UNAMBIGUOUS.length)]).join('')
}
