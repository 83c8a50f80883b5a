/** Whole path parts: "/de/edition" is a page like any other. */
const CLOSED = ['/api/', '/*/edit/', '/*/edit$', '/*/edit?', '/*?search=', '/*&search=']

export function robotsText(origin: string): string {
  return ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** For hosts that no search engine has any business on. */
export const NO_ROBOTS = 'User-agent: *\nDisallow: /\n'
