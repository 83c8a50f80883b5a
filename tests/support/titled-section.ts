import type { Group } from '../../src/model/page/document.ts'

type Field = Group['fields'][string]

/** A published section without a word, unless more is said. */
export const bareSection = (type: string, more: Partial<Group> = {}): Group => ({
  id: '',
  type,
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options: {},
  fields: {},
  children: [],
  ...more,
})

/** A text as it is stored, by language. */
export const textIn = (data: Record<string, string>): Field => ({ content: { type: 'localizedSingleValue', data }, options: {}, visible: true })

/** A published section with a German title and nothing else, unless more is said. */
export const titledSection = (type: string, title: string, more: Partial<Group> = {}): Group => bareSection(type, { fields: { title: textIn({ de: title }) }, ...more })
