const NEVER = ['/*/edit', '/*/edit/*', '/*/login', '/api/*', '/media/*', '/*/feed.xml', '/*\\?*search=*']

/**
 * Pages that a visitor is about to open are fetched, not run: a page that nobody opened in the end must start no script,
 * count no visit and touch no session.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }, { not: { selector_matches: '[target=_blank], [download], [rel~=nofollow]' } }],
      },
      eagerness: 'moderate',
    },
  ],
})
