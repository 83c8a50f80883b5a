export const SPECULATION_RULES_PATH = '/speculation-rules.json'

const NEVER = ['/*/edit', '/*/edit/*', '/*/login', '/api/*', '/media/*', '/*/feed.xml', '/*\\?*search=*']

/**
 * Pages that a visitor is about to open are fetched, not run: a page that nobody opened in the end must start no script,
 * count no visit and touch no session.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...NEVER.map((pattern) => ({ not: { href_matches: pattern } })),
          { not: { selector_matches: '[target=_blank], [download], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** As a header it costs no byte of the page, and the page's policy needs no exception for it. */
export const SPECULATION_HEADER = { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` }
