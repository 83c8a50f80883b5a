import { ask } from './http.ts'

export type Crawled = { path: string; status: number; html: string; links: string[]; fragments: string[]; ids: Set<string>; pictures: string[] }

const decode = (value: string) => value.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

/** Values of an attribute, wherever it stands. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map((match) => decode(match[1] ?? ''))
}

/** Tags of one kind with their attributes in small letters. */
export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s[^<>"]*(?:"[^"]*")?)*)\\s*/?>`, 'gi'))].map((match) =>
    Object.fromEntries([...(match[1] ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [(key ?? '').toLowerCase(), decode(value ?? '')])),
  )
}

type Host = { port: number; host: string }

/** Follows every link of a site, starting where a visitor and a search engine start. */
export async function crawl({ port, host }: Host, starts: readonly string[]): Promise<Map<string, Crawled>> {
  const origin = `http://${host}:${port}`
  const seen = new Map<string, Crawled>()
  const waiting = [...starts]
  const reach = async (path: string): Promise<void> => {
    const { status, text, headers } = await ask({ port, host, path })
    const isPage = String(headers['content-type']).startsWith('text/html')
    const hrefs = isPage ? [...tags(text, 'a'), ...tags(text, 'link')].flatMap(({ href }) => (href === undefined ? [] : [new URL(href, origin + path)])) : []
    const own = hrefs.filter((url) => url.origin === origin)
    const page = {
      path,
      status,
      html: isPage ? text : '',
      links: [...new Set(own.map((url) => url.pathname + url.search))],
      fragments: own.filter((url) => url.hash !== '').map((url) => url.pathname + url.search + url.hash),
      ids: new Set(isPage ? attributes(text, 'id') : []),
      pictures: isPage ? smallestPictures(text) : [],
    }
    seen.set(path, page)
    waiting.push(...page.links)
  }
  while (waiting.length > 0) {
    const next = [...new Set(waiting.splice(0))].filter((path) => !seen.has(path))
    for (let at = 0; at < next.length; at += 8) await Promise.all(next.slice(at, at + 8).map(reach))
  }
  return seen
}

/** Of each picture the smallest form: making all of them would only measure the encoder. */
function smallestPictures(html: string): string[] {
  return tags(html, 'img').flatMap(({ src, srcset }) => {
    const forms = (srcset ?? '').split(',').map((form) => form.trim().split(' ')[0] ?? '')
    const smallest = forms[0] !== undefined && forms[0] !== '' ? forms[0] : src
    return smallest?.startsWith('/') ? [smallest] : []
  })
}
