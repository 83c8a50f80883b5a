import { expect, test } from 'vitest'
import { createCall } from '../../kit/api/call.ts'
import type { DraftElsewhere } from './change-calls.ts'
import { publishPages } from './publish-pages.ts'

const page = (id: string): DraftElsewhere => ({ id, collection: null, status: 'draft', slugs: {}, name: { de: id }, isAllowed: true, missing: 0, held: [] })

test('pages go out one after the other; one that is refused is named with its reason and stops no other', async () => {
  const sent: string[] = []
  let underWay = 0
  const call = createCall(async (_url, init) => {
    underWay += 1
    expect(underWay).toBe(1)
    const { id, commandId } = JSON.parse(init.body as string) as { id: string; commandId: string }
    sent.push(`${id} ${commandId}`)
    await Promise.resolve()
    underWay -= 1
    if (id === 'two') return Response.json({ success: false, error: { code: 'translationsMissing', message: 'Es fehlen Übersetzungen.' } }, { status: 409 })
    return Response.json({ success: true, facts: [], version: 1, held: [], isFirst: true })
  })
  let next = 0
  const steps: number[] = []
  const failed = await publishPages({ call, newId: () => `command-${++next}`, pages: ['one', 'two', 'three'].map(page), onStep: (done) => steps.push(done) })
  expect(failed).toEqual([{ page: page('two'), message: 'Es fehlen Übersetzungen.' }])
  expect(sent).toEqual(['one command-1', 'two command-2', 'three command-3'])
  expect(steps).toEqual([0, 1, 2])
})
