export type Flags = { toolbar: boolean; pagemenu: boolean; settings: boolean }

export const NO_FLAGS: Flags = { toolbar: false, pagemenu: false, settings: false }

/** The panels stand in for the tools on the page, so with any of the three the editor is at work. */
export function isEditing(flags: Flags): boolean {
  return flags.toolbar || flags.pagemenu || flags.settings
}

/** The rest of the address stays as it is. */
export function withFlags(search: string, flags: Flags): string {
  const query = new URLSearchParams(search)
  for (const [name, isOn] of Object.entries(flags)) {
    if (isOn) query.set(name, '1')
    else query.delete(name)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
