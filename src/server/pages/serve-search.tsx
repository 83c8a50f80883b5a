import type { Context as HonoContext } from 'hono'
import type { Context } from '../../actions/context.ts'
import { footerEnd, openPage, type OpenedPage } from '../../actions/page/open.ts'
import { findSearchPage } from '../../actions/search/find-search-page.ts'
import { searchSite } from '../../actions/search/search-site.ts'
import { may, VISITOR } from '../../model/access.ts'
import { wholeSiteTag } from '../../model/cache-tags.ts'
import type { Locale } from '../../model/locales.ts'
import { buildPath, type PageMode } from '../../model/page/path.ts'
import { PAGE_PARAMETER, SEARCH_PARAMETER, searchPath } from '../../model/search/search-path.ts'
import { tidyTerm } from '../../model/search/words.ts'
import type { Rendered } from '../../services/page-cache/page-cache.ts'
import { buildHead, buildPageView } from '../../site/build-view.ts'
import { drawSearchShell, drawSearchShellOnPage, fillingOf, type SearchShell } from '../../site/search/render-search.tsx'
import { originOf } from '../hosts/origin.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import { documentHeaders, sha256 } from './document-headers.ts'
import type { AppEnv, KeptShell, ServerParts } from '../parts.ts'
import { contextOf, factsOf } from '../request.ts'
import { frameOrigins } from './frame-origins.ts'
import { cacheKey } from '../ready-bytes/cache-key.ts'
import { accepts } from '../ready-bytes/cached-answer.ts'
import { joinPlain, joinZipped, toFixedPiece } from '../ready-bytes/joined-pieces.ts'
import { servePage } from './serve-page.tsx'

type Place = { locale: Locale; mode: PageMode }

/** Kept nowhere but for its frame: what was asked stands in the page. */
export async function serveSearch(c: HonoContext<AppEnv>, parts: ServerParts, place: Place): Promise<Response> {
  const query = new URL(c.req.url).searchParams
  // An empty field asks for nothing.
  const given = tidyTerm(query.get(SEARCH_PARAMETER) ?? '')
  const isAsked = given !== ''
  const context = place.mode === 'edit' ? await contextOf(c, parts) : { ...parts, site: c.get('site'), actor: VISITOR }
  if (place.mode === 'edit') {
    if (!may(context.actor, 'edit', context.site.id)) return c.redirect(`/${place.locale}/login?return=${encodeURIComponent(searchPath(place, { term: given }))}`, 302)
    const own = isAsked ? null : await findSearchPage(context, place)
    if (own) return own.slug === 'search' ? servePage(c, parts) : c.redirect(buildPath(own), 302)
  }
  const page = Number.parseInt(query.get(PAGE_PARAMETER) ?? '', 10) || 1
  const { answer, shell } = await parts.admission.run(place.mode === 'live' ? 'search' : 'call', context.site.id, async () => {
    const found = await searchSite(context, { ...place, term: given, page, address: factsOf(c, parts).address })
    await parts.admission.turn()
    return { answer: found, shell: await shellFor(context, parts, place) }
  })
  const filling = fillingOf(shell.drawn, { answer, isAsked, place })
  await parts.admission.turn()
  const pieces = shell.fixed.flatMap((piece, index) => [piece, filling[index] ?? ''])
  const isZipped = accepts(c.req.header('accept-encoding') ?? '', 'gzip')
  const body = isZipped ? joinZipped(pieces) : joinPlain(pieces)
  const headers = { ...shell.headers, ...PRIVATE, vary: 'accept-encoding', 'content-length': String(body.length), ...(isZipped ? { 'content-encoding': 'gzip' } : {}) }
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { status: answer.problem === 'long' ? 400 : 200, headers })
}

/** For visitors it is kept until anything of the site changes; what an editor sees is drawn anew. */
async function shellFor(context: Context, parts: ServerParts, place: Place): Promise<KeptShell> {
  const draw = () => drawShell(context, parts, place)
  if (place.mode === 'edit') return (await draw()).value
  const key = cacheKey(context.site.id, place.locale)
  return (parts.mayServeCached() ? parts.searchShells.get(key) : undefined) ?? parts.searchShells.fill(key, draw)
}

async function drawShell(context: Context, parts: ServerParts, place: Place): Promise<Rendered<KeptShell>> {
  const { site } = context
  const origin = originOf(site.host, parts.config)
  const opened = place.mode === 'live' ? await openSearchPage(context, place) : null
  if (opened) {
    const view = buildPageView(site, opened)
    // What was asked stands in the address, which measuring services would report: they are left out here.
    const unmeasured = { ...view, frame: { ...view.frame, consent: null } }
    const drawn = drawSearchShellOnPage({ view: unmeasured, head: buildHead(site, opened, origin), assets: parts.assets })
    return kept(parts, { siteId: site.id, drawn, frames: frameOrigins(opened.groups, opened.frame.settings), expiresAt: opened.expiresAt })
  }
  const frame = { ...(await parts.memory.frame(site.id)), now: parts.now() }
  const drawn = drawSearchShell({ site, frame, origin, assets: parts.assets, ...place })
  return kept(parts, { siteId: site.id, drawn, frames: frameOrigins([], frame.settings), expiresAt: footerEnd(frame, frame.now) })
}

function kept(parts: ServerParts, { siteId, drawn, frames, expiresAt }: { siteId: string; drawn: SearchShell; frames: string[]; expiresAt: number | null }): Rendered<KeptShell> {
  const headers = documentHeaders(parts, { nonce: null, styleHash: sha256(drawn.css), frames })
  const fixed = drawn.fixed.map(toFixedPiece)
  const bytes = fixed.reduce((sum, { plain, packed }) => sum + 2 * plain.length + packed.length, drawn.css.length)
  return { value: { drawn, fixed, headers }, bytes, tags: [wholeSiteTag(siteId)], isStored: true, expiresAt }
}

async function openSearchPage(context: Context, place: Place): Promise<OpenedPage | null> {
  const address = await findSearchPage(context, place)
  const result = address && (await openPage(context, address))
  return result?.kind === 'page' ? result.opened : null
}
