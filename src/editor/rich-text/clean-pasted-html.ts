const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote'
const NEVER = 'script, style, meta, link, title, xml, template, iframe, object'

/** Under another name: the page's policy lets no style and no handler of a stranger in, not even where they are only read. */
const STYLE = 'data-style'
const renamed = (tag: string) => tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`).replaceAll(/\son[a-z]+\s*=/gi, ' data-on=')

/** Only in the tags: the text between them may say anything. */
const harmless = (html: string) => html.replaceAll(/<style[\s\S]*?<\/style\s*>/gi, '').replaceAll(/<[a-z][^>]*>/gi, renamed)
const styleOf = (element: Element) => element.getAttribute(STYLE) ?? ''
const isBlank = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '' && !element.querySelector('img[data-media]')

/** Word writes lists as paragraphs with a drawn dot in front; only a style that no browser knows tells them apart. */
function buildWordLists(body: HTMLElement): void {
  for (const line of body.querySelectorAll<HTMLElement>(`p[${STYLE}*="mso-list"]`)) {
    for (const dot of line.querySelectorAll('span')) if (/mso-list:\s*ignore/i.test(styleOf(dot))) dot.remove()
    const item = document.createElement('li')
    const before = line.previousElementSibling
    const list = before?.hasAttribute('data-word-list') ? before : document.createElement('ul')
    list.setAttribute('data-word-list', '')
    if (list !== before) line.before(list)
    item.append(line)
    list.append(item)
  }
}

/** The product's lists are one level deep. */
function flattenLists(body: HTMLElement): void {
  for (let inner = body.querySelector('li ul, li ol'); inner; inner = body.querySelector('li ul, li ol')) {
    inner.parentElement?.closest('li')?.after(...inner.children)
    inner.remove()
  }
  for (let inner = body.querySelector(':is(ul, ol) > :is(ul, ol)'); inner; inner = body.querySelector(':is(ul, ol) > :is(ul, ol)')) inner.replaceWith(...inner.children)
}

/** Between blocks a line break is only spacing, as Google Docs writes it. */
function dropSpacing(body: HTMLElement): void {
  for (const line of body.querySelectorAll('br')) {
    const isBeside = (element: Element | null) => element !== null && element.matches(BLOCKS)
    if (isBeside(line.previousElementSibling) || isBeside(line.nextElementSibling)) line.remove()
  }
  for (const line of body.querySelectorAll('p')) if (isBlank(line)) line.remove()
}

/** Google Docs says bold and italic by style, and wraps everything in a b that is none. */
function nameEmphasis(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${STYLE}]`)) {
    const style = styleOf(element)
    if (element.matches('b, strong') && /(?:^|[;\s])font-weight:\s*(normal|[1-5]00)/i.test(style)) element.replaceWith(...element.childNodes)
    else if (!element.matches('b, strong') && /(?:^|[;\s])font-weight:\s*(bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong')
    if (!element.matches('i, em') && /(?:^|[;\s])font-style:\s*italic/i.test(style)) wrapContent(element, 'em')
    element.removeAttribute(STYLE)
  }
}

function wrapContent(element: Element, tag: 'strong' | 'em'): void {
  const wrap = document.createElement(tag)
  wrap.append(...element.childNodes)
  element.append(wrap)
}

/** What Word, Google Docs and web pages put on the clipboard, as far as it is text; the schema then takes what it knows. */
export function cleanPastedHtml(html: string): string {
  // Copied here, it is as it must be.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(harmless(html), 'text/html')
  for (const element of body.querySelectorAll(NEVER)) element.remove()
  buildWordLists(body)
  nameEmphasis(body)
  flattenLists(body)
  dropSpacing(body)
  return body.innerHTML
}
