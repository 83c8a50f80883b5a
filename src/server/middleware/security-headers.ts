export type Policy = {
  /** Answers made for one request name a nonce; cached ones name the hash of their style element. */
  nonce: string | null
  styleHash: string | null
  isSecure: boolean
  /** Of the scripts that stand in the page itself; any other inline script is refused. */
  scriptHashes?: readonly string[]
  inlineStyle?: boolean
  /** Origins of booking pages that this page may frame. */
  frames?: readonly string[]
  /** Hosts of the measuring services this site uses; its pages load them after consent only. */
  tracking?: { scripts: readonly string[]; connections: readonly string[]; images: readonly string[] }
}

/** On every answer of an installation with certificates, whatever it is. */
export const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

export function contentSecurityPolicy({ nonce, styleHash, inlineStyle = false, scriptHashes = [], frames = [], tracking }: Policy): string {
  const styles = ["'self'", nonce && `'nonce-${nonce}'`, styleHash && `'sha256-${styleHash}'`, inlineStyle && "'unsafe-inline'"].filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...(tracking?.scripts ?? [])].join(' '),
    `style-src ${styles}`,
    // Focal points and colour placeholders are style attributes, written by React from checked values.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...(tracking?.images ?? [])].join(' '),
    // Streams played by script reach the video element as a blob: address.
    "media-src 'self' blob:",
    ['frame-src https://www.youtube-nocookie.com', ...frames].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(tracking?.connections ?? [])].join(' '),
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

export function htmlHeaders(policy: Policy): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(policy),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    ...(policy.isSecure && HSTS),
  }
}

/** For edit pages, protected pages and errors: no shared cache may keep them, no search engine list them. */
export const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
