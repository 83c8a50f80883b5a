const ON_MAC: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧', Delete: '⌫', Esc: 'esc' }
/** Swiss keyboards are the same in all languages: «Ctrl» and «Delete» are printed on them, and an arrow for Shift. */
const ON_OTHERS: Readonly<Record<string, string>> = { Shift: '⇧' }

/** A shortcut as it is printed on the keys before whoever reads it: «Ctrl+Shift+Z» is «Ctrl+⇧+Z», and «⌘⇧Z» on a Mac. */
export function keyNames(shortcut: string, isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)): string {
  const own = isMac ? ON_MAC : ON_OTHERS
  return shortcut
    .split('+')
    .map((key) => own[key] ?? key)
    .join(isMac ? '' : '+')
}
