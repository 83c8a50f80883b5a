import { z } from 'zod'
import type { Call } from '../define-call.ts'

const failure = {
  type: 'object',
  properties: {
    success: { const: false },
    error: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' }, requestId: { type: 'string' } }, required: ['code', 'message', 'requestId'] },
    fieldErrors: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['success', 'error'],
}

function operation(call: Call) {
  const input = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
  const answer = z.toJSONSchema(call.answer, { unrepresentable: 'any' })
  const isQuery = call.method === 'GET' || call.file !== undefined
  const { file: _, ...asked } = input.properties ?? {}
  return {
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    security: call.access === 'visitor' ? [] : [{ session: [] }],
    ...(isQuery && {
      parameters: Object.entries(call.file ? asked : (input.properties ?? {})).map(([name, schema]) => ({
        name,
        in: 'query',
        required: input.required?.includes(name) ?? false,
        schema,
      })),
    }),
    ...(call.file && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    ...(!isQuery && { requestBody: { required: true, content: { 'application/json': { schema: input, example: call.example } } } }),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: { allOf: [{ type: 'object', properties: { success: { const: true } }, required: ['success'] }, answer] } } },
      },
      default: { description: 'Refused, with a permanent code and a sentence for people', content: { 'application/json': { schema: failure } } },
    },
  }
}

export function openApiDocument(calls: readonly Call[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = (paths[`/api/v1/${call.path}`] ??= {})
    path[call.method.toLowerCase()] = operation(call)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version: '1', description: 'Calls of one site: the site is the host that is asked.' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'vitrine_session' } } },
  }
}
