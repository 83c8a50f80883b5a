import { expect, test } from 'vitest'
import { walkGroups } from '../../../model/page/document.ts'
import { groupSchema } from '../../../model/page/group-schema.ts'
import { findDefinition } from '../../../sections/definitions.ts'
import { offeredTemplates, pageGroups } from './page-groups.ts'
import { EMPTY_PAGE, templates } from './templates.ts'

const ids = () => {
  let last = 0
  return () => String(++last).padStart(26, '0')
}
const naming = () => ({ name: 'Über uns', locale: 'de' as const, newId: ids() })

test.each([...templates, { name: 'empty', sections: EMPTY_PAGE }])('the page $name begins with sections as their definitions have them', ({ sections }) => {
  const groups = pageGroups(sections, naming())
  expect(groups.length).toBe(sections.length)
  const all = [...walkGroups(groups)]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const group of all) {
    const definition = findDefinition(group.type)
    expect(groupSchema.parse(group)).toMatchObject({ status: 'draft', version: definition?.version })
    for (const [key, value] of Object.entries(group.options)) expect(definition?.options[key]?.schema.safeParse(value).success, `${group.type}.${key}`).toBe(true)
  }
  for (const group of groups) expect(group.children.length > 0).toBe(findDefinition(group.type)?.card !== undefined)
})

test('[A-65] the name of the page is the title of its first section, and of no other', () => {
  for (const { sections } of templates) {
    const titles = pageGroups(sections, naming()).map(({ fields }) => fields['title']?.content.data)
    expect(titles).toEqual([{ de: 'Über uns' }, ...sections.slice(1).map(() => undefined)])
  }
})

test('[E-009] a template with a section that the site does not offer is not offered', () => {
  const names = (businessType: 'general' | 'optician') => offeredTemplates({ businessType, features: [] }).map(({ name }) => name)
  expect(names('optician')).toContain('contactForm')
  expect(names('general')).not.toContain('contactForm')
  expect(names('general').length).toBeGreaterThanOrEqual(7)
})
