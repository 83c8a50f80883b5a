import type { EditorTexts } from '../../i18n/editor/de.ts'

const ON_MAC: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧', Delete: '⌫', Esc: 'esc' }

/** A shortcut as it is printed on the keys before whoever reads it: «Ctrl+Shift+Z» is «Strg+Umschalt+Z» in German and «⌘⇧Z» on a Mac. */
export function keyNames(shortcut: string, names: EditorTexts['keys'], isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)): string {
  const own: Readonly<Record<string, string>> = isMac ? ON_MAC : names
  return shortcut
    .split('+')
    .map((key) => own[key] ?? key)
    .join(isMac ? '' : '+')
}
