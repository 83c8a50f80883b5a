import { z } from 'zod'
import type { Call } from '../define-call.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

const STYLE = `body{font:16px/1.55 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem;color:#1c2024;background:#fff}
h1{font-size:2rem;margin:0 0 .5rem}h2{font-size:1.05rem;margin:0;font-family:ui-monospace,monospace}section{padding:1.5rem 0;border-top:1px solid #d9dde1}
b{display:inline-block;min-width:4.5rem;color:#1d4fd8}pre{overflow:auto;padding:1rem;background:#f5f6f7;border-radius:.5rem;font-size:.85rem}summary{cursor:pointer}small{color:#5b636b}a{color:#1d4fd8}`

const WHO = { visitor: 'anyone', editor: 'signed-in editors of the site', admin: 'administrators' }

function section(call: Call): string {
  const schema = JSON.stringify(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }), null, 2)
  return `<section><h2><b>${call.method}</b> /api/v1/${escape(call.path)}</h2><p>${escape(call.summary)}</p><p><small>For ${WHO[call.access]}.</small></p>
<pre tabindex="0" aria-label="Example">${escape(JSON.stringify(call.example, null, 2))}</pre><details><summary>Input</summary><pre tabindex="0" aria-label="Schema">${escape(schema)}</pre></details></section>`
}

/** The same list as openapi.json, for people. */
export function renderDocs(calls: readonly Call[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vitrine API</title><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><h1>Vitrine API</h1><p>JSON in, JSON out, on the host of the site. The machine-readable form is <a href="/api/v1/openapi.json">openapi.json</a>.</p>${calls.map(section).join('')}</main></body></html>`
}
