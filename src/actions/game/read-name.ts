import { NAME_LENGTH } from '../../game/constants.ts'
import { cleanName } from '../../game/names.ts'
import { Refusal } from '../../model/refusal.ts'

export function readName(text: string): string {
  const name = cleanName(text)
  if (name !== null) return name
  const isTooLong = cleanName(text.trim().slice(0, NAME_LENGTH)) !== null
  throw isTooLong ? new Refusal('invalidInput', { fieldErrors: { playerName: 'too_big' } }) : new Refusal('emptyName')
}
