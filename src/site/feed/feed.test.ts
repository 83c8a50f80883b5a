import { describe, expect, test } from 'vitest'
import { groupOf, type SampleGroup } from '../../../tests/support/render-section.tsx'
import { DEFAULT_THEME } from '../../actions/site/default-theme.ts'
import { NO_LOGO } from '../../model/site/logo.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import type { Site } from '../../model/site/site.ts'
import { definitions, findDefinition } from '../../sections/definitions.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { buildHead } from '../build-view.ts'
import type { PageSource } from '../page-source.ts'
import { buildFeed } from './build-feed.ts'
import { feedXml } from './feed-xml.ts'

const site: Site = { id: 's', name: 'Muster', host: 'muster.example', businessType: 'general', locales: ['de'], features: [], theme: DEFAULT_THEME }

const source = (...sections: SampleGroup[]): PageSource => ({
  address: { locale: 'de', mode: 'live', collection: null, slug: 'aktuell' },
  page: {
    id: 'p',
    collection: null,
    role: null,
    status: 'published',
    meta: { name: { de: 'Aktuell' }, description: { de: 'Was es Neues gibt.' } },
    slugs: { de: 'aktuell' },
    disallowedLanguages: [],
    isProtected: false,
  },
  groups: sections.map(groupOf),
  data: {},
  media: {},
  addresses: new Map(),
  frame: { settings: settingsSchema.parse({}), logo: NO_LOGO, navigation: [], addresses: new Map(), roles: {}, business: null, now: new Date('2026-11-15T12:00:00Z') },
})

const card = (slots: SampleGroup['slots'], more: Partial<SampleGroup> = {}): SampleGroup => ({ type: 'newsFeedCard', slots, ...more })
const board = (...cards: SampleGroup[]): SampleGroup => ({ type: 'newsFeedBoard', cards })

describe('a page’s feed', () => {
  test.each(Object.entries(definitions).filter(([, definition]: [string, SectionDefinition]) => definition.feed))(
    '%s: the mapping names slots that its cards have',
    (_, definition: SectionDefinition) => {
      const slots = Object.keys(findDefinition(definition.card ?? '')?.slots ?? {})
      for (const slot of Object.values(definition.feed ?? {})) expect(slots).toContain(slot)
    },
  )

  test('its entries are the cards that visitors see, with date and link', () => {
    const feed = buildFeed(
      site,
      source(
        board(
          card({ title: 'Eins', kicker: '2. November 2026', description: 'Text', button: { label: 'Mehr', link: { type: 'url', url: 'https://example.ch/x' } } }, { id: 'a' }),
          card({ title: 'Zwei', kicker: 'Bald' }, { id: 'b' }),
          card({ title: 'Verborgen' }, { disallowedLanguages: ['de'] }),
          card({ title: 'Drei', description: 'Weg' }, { id: 'c', options: { showDescription: false } }),
        ),
      ),
      'https://muster.example',
    )
    expect(feed).toMatchObject({ title: 'Aktuell – Muster', feedUrl: 'https://muster.example/de/aktuell/feed.xml', pageUrl: 'https://muster.example/de/aktuell' })
    expect(feed?.entries).toEqual([
      { id: 'https://muster.example/de/aktuell#s-a', title: 'Eins', text: 'Text', date: '2026-11-02', url: 'https://example.ch/x' },
      { id: 'https://muster.example/de/aktuell#s-b', title: 'Zwei', text: '', date: null, url: 'https://muster.example/de/aktuell#s-b' },
      { id: 'https://muster.example/de/aktuell#s-c', title: 'Drei', text: '', date: null, url: 'https://muster.example/de/aktuell#s-c' },
    ])
  })

  test('a page without news has none, and does not name one', () => {
    expect(buildFeed(site, source({ type: 'hero' }), 'https://muster.example')).toBeNull()
    expect(buildHead(site, source({ type: 'hero' }), 'https://muster.example').feed).toBeNull()
    expect(buildHead(site, source(board()), 'https://muster.example').feed).toEqual({ path: '/de/aktuell/feed.xml', title: 'Aktuell – Muster' })
  })

  test('nothing an editor writes can break the file', () => {
    const feed = buildFeed(site, source(board(card({ title: '<b>&"\'</b>]]>\u0000\u000b', kicker: '2026-05-03' }, { id: 'a' }))), 'https://muster.example')
    const xml = feed ? feedXml(feed) : ''
    expect(xml).toContain('<title>&lt;b&gt;&amp;&quot;&apos;&lt;/b&gt;]]&gt;</title>')
    expect(xml).toContain('<pubDate>Sun, 03 May 2026 06:00:00 GMT</pubDate>')
    expect(xml).not.toContain('\u0000')
  })
})
