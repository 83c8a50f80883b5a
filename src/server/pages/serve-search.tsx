import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../../actions/context.ts'
import { openPage, type OpenedPage } from '../../actions/page/open.ts'
import { findSearchPage } from '../../actions/search/find-search-page.ts'
import { searchSite } from '../../actions/search/search-site.ts'
import { may, VISITOR } from '../../model/access.ts'
import type { Locale } from '../../model/locales.ts'
import { buildPath, type PageMode } from '../../model/page/path.ts'
import { PAGE_PARAMETER, SEARCH_PARAMETER, searchPath } from '../../model/search/search-path.ts'
import { buildHead, buildPageView } from '../../site/build-view.ts'
import { renderSearch, renderSearchOnPage } from '../../site/search/render-search.tsx'
import { originOf } from '../hosts/origin.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import { documentHeaders } from './document-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { contextOf, factsOf } from '../request.ts'
import { frameOrigins } from './frame-origins.ts'
import { servePage } from './serve-page.tsx'

type Place = { locale: Locale; mode: PageMode }

/** Drawn for each request: what was asked stands in the page. */
export async function serveSearch(c: HonoContext<AppEnv>, parts: ServerParts, place: Place): Promise<Response> {
  const query = new URL(c.req.url).searchParams
  const given = query.get(SEARCH_PARAMETER)
  const context = place.mode === 'edit' ? await contextOf(c, parts) : { ...parts, site: c.get('site'), actor: VISITOR }
  if (place.mode === 'edit') {
    if (!may(context.actor, 'edit', context.site.id)) return c.redirect(`/${place.locale}/login?return=${encodeURIComponent(searchPath(place, { term: given ?? '' }))}`, 302)
    const own = given === null ? await findSearchPage(context, place) : null
    if (own) return own.slug === 'search' ? servePage(c, parts) : c.redirect(buildPath(own), 302)
  }
  const page = Number.parseInt(query.get(PAGE_PARAMETER) ?? '', 10) || 1
  const nonce = randomBytes(16).toString('base64')
  const { answer, drawn } = await parts.admission.run(place.mode === 'live' ? 'page' : 'call', context.site.id, async () => {
    const found = await searchSite(context, { ...place, term: given ?? '', page, address: factsOf(c, parts).address })
    await parts.admission.turn()
    return { answer: found, drawn: await draw(context, parts, { place, nonce, search: { answer: found, isAsked: given !== null, place } }) }
  })
  const headers = { ...documentHeaders(parts, { nonce, styleHash: null, frames: drawn.frames }), ...PRIVATE }
  return new Response(c.req.method === 'HEAD' ? null : drawn.html, { status: answer.problem === 'long' ? 400 : 200, headers })
}

type Drawing = { place: Place; nonce: string; search: Parameters<typeof renderSearch>[1] }

async function draw(context: Context, parts: ServerParts, { place, nonce, search }: Drawing): Promise<{ html: string; frames: string[] }> {
  const { site } = context
  const origin = originOf(site.host, parts.config)
  const opened = place.mode === 'live' ? await openSearchPage(context, place) : null
  if (opened) {
    const view = buildPageView(site, opened)
    // What was asked stands in the address, which measuring services would report: they are left out here.
    const unmeasured = { ...view, frame: { ...view.frame, consent: null } }
    const { html } = renderSearchOnPage({ view: unmeasured, head: buildHead(site, opened, origin), assets: parts.assets, styleNonce: nonce }, search)
    return { html, frames: frameOrigins(opened.groups, opened.frame.settings) }
  }
  const frame = { ...(await parts.memory.frame(site.id)), now: parts.now() }
  return { ...renderSearch({ site, frame, origin, assets: parts.assets, nonce, ...place }, search), frames: frameOrigins([], frame.settings) }
}

async function openSearchPage(context: Context, place: Place): Promise<OpenedPage | null> {
  const address = await findSearchPage(context, place)
  const result = address && (await openPage(context, address))
  return result?.kind === 'page' ? result.opened : null
}
