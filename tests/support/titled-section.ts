import type { Group } from '../../src/model/page/document.ts'

/** A published section with a German title and nothing else, unless more is said. */
export const titledSection = (type: string, title: string, more: Partial<Group> = {}): Group => ({
  id: '',
  type,
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options: {},
  fields: { title: { content: { type: 'localizedSingleValue', data: { de: title } }, options: {}, visible: true } },
  children: [],
  ...more,
})
