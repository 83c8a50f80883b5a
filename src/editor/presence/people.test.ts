import { expect, test } from 'vitest'
import { initials, SILENT_AFTER, stillThere, withoutPerson, withPerson } from './people.ts'

const anna = { session: 's1', userId: 'u1', name: 'Anna Muster' }

test('somebody who says nothing about the section stays in the one that was known', () => {
  const first = withPerson([], { ...anna, groupId: 'g1' }, 1000)
  const second = withPerson(first, anna, 2000)
  expect(second).toEqual([{ ...anna, groupId: 'g1', heardAt: 2000 }])
  expect(withPerson(second, { ...anna, groupId: null }, 3000)[0]?.groupId).toBeNull()
})

test('who leaves is gone at once, and who is silent too long as well', () => {
  const people = withPerson([], anna, 1000)
  expect(withoutPerson(people, 's1')).toEqual([])
  expect(stillThere(people, 1000 + SILENT_AFTER - 1)).toHaveLength(1)
  expect(stillThere(people, 1000 + SILENT_AFTER)).toEqual([])
})

test.each([
  ['Anna Muster', 'AM'],
  ['Öz', 'Ö'],
  ['a@anna.example', 'AA'],
  ['', '?'],
])('%j is shown as %s', (name, letters) => expect(initials(name)).toBe(letters))
