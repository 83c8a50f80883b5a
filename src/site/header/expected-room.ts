import type { Frame } from '../page-view.ts'
import { widthNeeded } from './row-width.ts'

/** Steps in rem, one between each two widths that screens really have; the style sheet knows the same ones. */
export const ROOM_STEPS = [40, 46, 50, 58, 67, 72, 77, 83, 88, 93, 100, 110] as const
export type Room = (typeof ROOM_STEPS)[number] | 'never'

const LOGO_SIZE = { small: 1.15, medium: 1.4, large: 1.8 }
const POINTS_PER_REM = 16
const CHARACTER = 0.5
const CAPITAL = 0.66
const TEXT_SIZE = 1.15
const ITEM_GAP = 1.4
const ICON = 2.75
const LANGUAGE = 2.6
const MARGINS = 7.5

/** About how much room the row takes, from what the server knows. Only the first picture depends on it: browsers measure. */
export function expectedRoom(frame: Frame, words: { login: string; profile: string }): Room {
  const { header } = frame.settings
  const character = header.upperCase ? CAPITAL : CHARACTER + (header.boldHeaderFont ? 0.03 : 0)
  const text = (words: string) => words.length * character * TEXT_SIZE
  const items = frame.menu.map((item) => text(item.label) + ('href' in item ? (item.isButton ? 2.3 : 0) : 0.9))
  const account = [frame.profileHref !== null && text(words.profile) + ITEM_GAP, frame.loginHref !== null && text(words.login) + ITEM_GAP]
  const languages = frame.languages.length > 1 ? frame.languages.length * LANGUAGE : 0
  const needed = widthNeeded({
    gap: 1.9,
    logo: frame.logo ? frame.logo.header.width / POINTS_PER_REM : frame.siteName.length * (header.upperCase ? 0.68 : 0.53) * LOGO_SIZE[header.logoSize],
    items: sum(items) + ITEM_GAP * Math.max(0, items.length - 1),
    tools: sum(account.map(Number)) + languages + ICON,
    isCentred: header.logoPosition === 'center',
  })
  return ROOM_STEPS.find((step) => step >= needed + MARGINS) ?? 'never'
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
