import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { EVERY_SITE } from '../../actions/console/console-context.ts'
import { operatorOf } from '../../actions/console/operator-of.ts'
import { runLoaders } from '../../actions/page/run-loaders.ts'
import { may } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { renderCatalogueKit, renderCatalogueList, renderCatalogueMissing, renderCatalogueType, type CatalogueInput } from '../../site/catalogue/render-catalogue.tsx'
import { samplesOnPage } from '../../site/catalogue/samples.ts'
import { SAMPLE_SOURCES } from '../../site/catalogue/sample-sources.ts'
import { samplePictureSvg } from '../../site/catalogue/sample-pictures.ts'
import { readThemeName } from '../../site/catalogue/sample-themes.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import { documentHeaders } from '../pages/document-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { factsOf } from '../request.ts'
import { operatorLocale } from './operator-locale.ts'

/** Loaders ask for a site; the samples belong to none. */
const SAMPLE_SITE_ID = 'sample'

type Answer = { data?: CatalogueInput['data']; draw: (input: CatalogueInput) => { html: string; status: 200 | 404 } }

function page(c: HonoContext<AppEnv>, parts: ServerParts, { data = {}, draw }: Answer): Response {
  const nonce = randomBytes(16).toString('base64')
  const locale = operatorLocale(c.req.header('accept-language'))
  const { html, status } = draw({ locale, theme: readThemeName(c.req.query('theme')), assets: parts.catalogueAssets, nonce, data })
  return new Response(html, { status, headers: { ...documentHeaders(parts, { nonce, styleHash: null }), ...PRIVATE } })
}

const signInFirst = (c: HonoContext<AppEnv>) => c.redirect(`/?return=${encodeURIComponent(c.req.path)}`, 302)

/** Open in demo mode: it shows the product, not anybody's content. */
async function isAdmitted(c: HonoContext<AppEnv>, parts: ServerParts): Promise<boolean> {
  return parts.config.demo !== null || may(await operatorOf(parts, factsOf(c, parts)), 'operate', EVERY_SITE)
}

export async function serveCatalogueKit(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  if (!(await isAdmitted(c, parts))) return signInFirst(c)
  return page(c, parts, { draw: (input) => ({ html: renderCatalogueKit(input), status: 200 }) })
}

export async function serveCatalogue(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  if (!(await isAdmitted(c, parts))) return signInFirst(c)
  const type = c.req.param('type')
  const { data } = await runLoaders({ siteId: SAMPLE_SITE_ID, locale: 'de', groups: samplesOnPage(type), sources: SAMPLE_SOURCES, log: parts.log, now: parts.now() })
  return page(c, parts, {
    data,
    draw: (input) => {
      const html = type === undefined ? renderCatalogueList(input) : renderCatalogueType(input, type)
      return html === null ? { html: renderCatalogueMissing(input), status: 404 } : { html, status: 200 }
    },
  })
}

export function serveConsoleMissing(c: HonoContext<AppEnv>, parts: ServerParts): Response {
  return page(c, parts, { draw: (input) => ({ html: renderCatalogueMissing(input), status: 404 }) })
}

/** The address is that of any picture, so that sections need not know they are samples; what comes is a drawing. */
export function serveSamplePicture(c: HonoContext<AppEnv>): Response {
  const svg = samplePictureSvg(c.req.param('id') ?? '')
  if (svg === undefined) throw new Refusal('notFound')
  return c.body(svg, 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
}
