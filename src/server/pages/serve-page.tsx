import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { formOnPage } from '../../actions/forms/form-on-page.ts'
import { editingFacts, type EditingFacts } from '../../actions/page/editing-facts.ts'
import { openPage, type OpenedPage, type OpenResult } from '../../actions/page/open.ts'
import type { Context } from '../../actions/context.ts'
import { may, VISITOR } from '../../model/access.ts'
import type { FormOutcome } from '../../model/forms/form-outcome.ts'
import { SENT_PARAMETER } from '../../model/forms/posted-form.ts'
import { buildPath, parsePath, readFlags, type PageAddress } from '../../model/page/path.ts'
import { buildHead, buildPageView } from '../../site/build-view.ts'
import type { EditData } from '../../site/edit-data.ts'
import { renderPage } from '../../site/render-page.tsx'
import type { AppEnv, ServerParts } from '../parts.ts'
import { contextOf } from '../request.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import { documentHeaders, sha256 } from './document-headers.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'
import { originOf } from '../hosts/origin.ts'
import { answerResponse, toCachedAnswer, type CachedAnswer } from '../ready-bytes/cached-answer.ts'
import { frameOrigins } from './frame-origins.ts'
import { privateAnswer } from './private-answer.ts'
import { serveLocked } from './serve-locked.tsx'
import { serveMissing } from './serve-missing.tsx'
import { searchPath } from '../../model/search/search-path.ts'
import { cacheKey } from '../ready-bytes/cache-key.ts'
import { trackingSources } from './tracking-sources.ts'

/** A live page comes from the cache or is drawn for it; an edit page is drawn for its editor alone. */
export async function servePage(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const url = new URL(c.req.url)
  const site = c.get('site')
  const address = parsePath(url.pathname)
  if (!address) return serveMissing(c, parts)
  if (address.mode === 'edit') return parts.admission.run('call', site.id, () => serveEditPage(c, parts, address))
  const flags = readFlags(url.searchParams)
  if (flags.toolbar || flags.pagemenu || flags.settings) {
    const { actor } = await contextOf(c, parts)
    if (may(actor, 'edit', site.id)) return c.redirect(buildPath({ ...address, mode: 'edit' }, flags), 302)
  }
  const sent = url.searchParams.get(SENT_PARAMETER)
  return (sent !== null && (await parts.admission.run('page', site.id, () => serveSentForm(c, parts, address, sent)))) || serveLivePage(c, parts, address, url.pathname)
}

/** The page after a form without script has arrived; null where the address names no form of this page. */
async function serveSentForm(c: HonoContext<AppEnv>, parts: ServerParts, address: PageAddress, groupId: string): Promise<Response | null> {
  const context = await contextOf(c, parts)
  const result = await openPage(context, address, c.req.header('cookie'))
  if (result.kind !== 'page' || formOnPage(result.opened, groupId) === null) return null
  const { body, headers } = drawForOne(context, parts, result.opened, { groupId, state: 'sent', values: {}, errors: {} })
  return new Response(c.req.method === 'HEAD' ? null : body, { headers })
}

/** A live page that answers one visitor's form: never cached, and not measured, because of what was typed into it. */
export function drawForOne(context: Context, parts: ServerParts, opened: OpenedPage, form: FormOutcome): { body: string; headers: Headers } {
  const { html, headers } = drawLive(context, parts, opened, form)
  return { body: html, headers: new Headers({ ...headers, ...PRIVATE }) }
}

type NoPage = Exclude<OpenResult, { kind: 'page' }>

class NotAPage extends Error {
  readonly result: NoPage
  readonly status: 301 | 302
  constructor(result: NoPage, status: 301 | 302 = 301) {
    super('not a page')
    this.result = result
    this.status = status
  }
}

async function serveLivePage(c: HonoContext<AppEnv>, parts: ServerParts, address: PageAddress, path: string): Promise<Response> {
  const site = c.get('site')
  const key = cacheKey(site.id, path)
  // Either everything kept was forgotten a moment later, or the database is away and what is kept is all there is.
  await parts.purge.untilSure()
  try {
    const known = parts.mayServeCached() ? parts.pages.get(key) : undefined
    const answer = known ?? (await parts.pages.fill(key, () => parts.admission.run('page', site.id, () => drawLivePage({ ...parts, site, actor: VISITOR }, parts, address))))
    return answerResponse(answer, c.req.raw)
  } catch (error) {
    if (!(error instanceof NotAPage)) throw error
    if (error.result.kind === 'locked') return parts.admission.run('page', site.id, () => serveProtectedPage(c, parts, address))
    if (error.result.kind === 'redirect') return c.redirect(error.result.path + new URL(c.req.url).search, error.status)
    void parts.memory.addresses.learn(site.id)
    return serveMissing(c, parts, address.locale)
  }
}

/** Who may see it is asked anew for every request, and what they see is kept nowhere. */
async function serveProtectedPage(c: HonoContext<AppEnv>, parts: ServerParts, address: PageAddress): Promise<Response> {
  const context = await contextOf(c, parts)
  const result = await openPage(context, address, c.req.header('cookie'))
  if (result.kind !== 'page') return result.kind === 'locked' ? serveLocked(c, parts, address) : serveMissing(c, parts, address.locale)
  const { html, headers } = drawLive(context, parts, result.opened)
  return new Response(c.req.method === 'HEAD' ? null : html, { headers: { ...headers, ...PRIVATE } })
}

/** Drawn from a frozen input that holds nothing of the request: what one visitor sent cannot reach another. */
async function drawLivePage(context: Context, parts: ServerParts, address: PageAddress) {
  const result = await openPage(context, address)
  if (result.kind !== 'page') throw new NotAPage(result)
  // The page that holds the search is drawn together with its results; another page may hold that role tomorrow.
  if (result.opened.page.role === 'search') throw new NotAPage({ kind: 'redirect', path: searchPath(address) }, 302)
  await parts.admission.turn()
  const { html, headers } = drawLive(context, parts, result.opened)
  const answer: CachedAnswer = toCachedAnswer(html, headers)
  return { value: answer, bytes: answer.bytes, tags: result.opened.tags, isStored: true, expiresAt: result.opened.expiresAt }
}

function drawLive({ site }: Context, parts: ServerParts, opened: OpenedPage, form?: FormOutcome): { html: string; headers: Record<string, string> } {
  const plain = buildPageView(site, opened)
  const view = form ? { ...plain, form, frame: { ...plain.frame, consent: null } } : plain
  const head = buildHead(site, opened, originOf(site.host, parts.config))
  const editLink = { path: buildPath({ ...opened.address, mode: 'edit' }), label: view.texts.edit }
  const { html, css } = renderPage({ view, head, assets: parts.assets, editLink, aheadRules: SPECULATION_RULES })
  parts.metrics.renders += 1
  parts.metrics.brokenGroups += opened.brokenGroups
  const policy = {
    nonce: null,
    styleHash: sha256(css),
    scriptHashes: [sha256(SPECULATION_RULES)],
    frames: frameOrigins(opened.groups, opened.frame.settings),
    tracking: trackingSources(opened.frame.settings.tracking),
  }
  return { html, headers: documentHeaders(parts, policy) }
}

async function serveEditPage(c: HonoContext<AppEnv>, parts: ServerParts, address: PageAddress): Promise<Response> {
  const context = await contextOf(c, parts)
  const url = new URL(c.req.url)
  const isSpoken = context.site.locales.includes(address.locale)
  if (isSpoken && !may(context.actor, 'edit', context.site.id)) return c.redirect(`/${address.locale}/login?return=${encodeURIComponent(url.pathname + url.search)}`, 302)
  const result = await openPage(context, address)
  if (result.kind === 'redirect') return c.redirect(result.path + url.search, 302)
  if (result.kind !== 'page') return serveMissing(c, parts, address.locale)
  const { opened } = result
  const view = buildPageView(context.site, opened)
  const head = buildHead(context.site, opened, originOf(context.site.host, parts.config))
  const nonce = randomBytes(16).toString('base64')
  const json = { ...editDataOf(context, opened, view), ...(await editingFacts(context)) }
  const { html } = renderPage({ view, head, assets: parts.assets, editData: json, styleNonce: nonce })
  return privateAnswer(html, documentHeaders(parts, { nonce, styleHash: null }), c.req.raw)
}

function editDataOf({ site, actor }: Context, opened: OpenedPage, view: EditData['view']): Omit<EditData, keyof EditingFacts> {
  const { page, address, frame, revisions } = opened
  return {
    view,
    page: { id: page.id, status: page.status, name: page.meta.name[address.locale] ?? '', isProtected: page.isProtected },
    locales: site.locales,
    openLocales: site.locales.filter((locale) => !page.disallowedLanguages.includes(locale)),
    publishPolicy: frame.settings.publishing.policy,
    sequence: opened.sequence,
    site: { businessType: site.businessType, features: site.features },
    revisions,
    editorLocale: frame.settings.editor.locale,
    user: actor.kind === 'user' ? { id: actor.userId, name: actor.name } : { id: '', name: '' },
    editHrefs: Object.fromEntries(view.frame.languages.map(({ locale, href }) => [locale, href])),
    liveHref: buildPath({ ...address, mode: 'live' }),
  }
}
