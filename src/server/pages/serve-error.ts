import { errorText } from '../../i18n/errors/error-text.ts'
import { visitorTexts } from '../../i18n/visitor/texts.ts'
import { isLocale } from '../../model/locales.ts'
import type { Refusal } from '../../model/refusal.ts'
import { preferredLocale } from '../api/preferred-locale.ts'
import { htmlHeaders, PRIVATE } from '../middleware/security-headers.ts'

const STYLE = `html{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-content:center;padding:2rem;font:18px/1.55 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:34rem}h1{font-size:clamp(1.8rem,1.3rem + 2vw,2.6rem);line-height:1.15;margin:0 0 1rem;text-wrap:balance}small{opacity:.75}a{color:inherit}`

/** When even the site's own frame cannot be trusted to draw: plain, in the visitor's language, without a detail too many. */
export function serveError(refusal: Refusal, request: { path: string; acceptLanguage: string; requestId: string | undefined; isSecure: boolean }): Response {
  const segment = request.path.split('/')[1] ?? ''
  const locale = isLocale(segment) ? segment : preferredLocale(request.acceptLanguage)
  const texts = visitorTexts[locale]
  // A server that is busy or full knows what is the matter, and nobody has to be told that it was noted.
  const isOurs = refusal.code === 'internal'
  const title = isOurs ? texts.errorTitle : errorText(locale, refusal.code, refusal.details.retryAfterSeconds)
  const body = isOurs ? `<p>${texts.errorText}</p><p><small>${request.requestId ?? ''}</small></p>` : `<p><a href="/">${texts.backHome}</a></p>`
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
  const headers = new Headers({ ...htmlHeaders({ nonce: null, styleHash: null, isSecure: request.isSecure, inlineStyle: true }), ...PRIVATE })
  if (refusal.details.retryAfterSeconds !== undefined) headers.set('retry-after', String(refusal.details.retryAfterSeconds))
  return new Response(html, { status: refusal.status, headers })
}
