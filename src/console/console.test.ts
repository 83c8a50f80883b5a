import { describe, expect, test } from 'vitest'
import { filterSites, type ListedSite } from './site-list.ts'

const site = (name: string, host: string, otherHosts: string[] = []): ListedSite => ({
  id: name,
  name,
  host,
  otherHosts,
  locales: ['de'],
  businessType: 'general',
  features: [],
  pageCount: 1,
  colors: { background: '#fff', primary: '#000', accent: '#f00' },
  url: '',
  editUrl: '',
  docsUrl: '',
})

const SITES = [site('Optik Seeblick', 'seeblick.example'), site('Backstube', 'brot.example', ['www.brot.example'])]

describe('searching sites', () => {
  test.each([
    ['', ['Optik Seeblick', 'Backstube']],
    ['  OPTIK ', ['Optik Seeblick']],
    ['see optik', ['Optik Seeblick']],
    ['www', ['Backstube']],
    ['optik www', []],
  ])('%j finds %j', (query, names) => {
    expect(filterSites(SITES, query).map(({ name }) => name)).toEqual(names)
  })
})
