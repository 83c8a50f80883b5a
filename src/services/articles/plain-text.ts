const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', nbsp: ' ', hellip: '…', ndash: '–', mdash: '—', laquo: '«', raquo: '»' }

function character(whole: string, name: string): string {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  if (hex === undefined && decimal === undefined) return NAMED[name] ?? whole
  return code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
}

/** Words of a blog come as HTML; what is stored is text, and drawn as such. */
export function plainText(html: string): string {
  return (
    html
      // Up to the next "<" at most: ten thousand of them that nothing closes would be read from each of them to the end.
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(#?\w{1,10});/g, character)
      .replace(/\s+/g, ' ')
      .trim()
  )
}
