import { describe, expect, test } from 'vitest'
import { NO_SOURCES } from '../../../tests/support/no-sources.ts'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { groupOf, renderSection, SAMPLE_MEDIA } from '../../../tests/support/render-section.tsx'
import { sampleJob } from '../../../tests/support/sample-job.ts'
import { runLoaders } from '../../actions/page/run-loaders.ts'
import { visitorTexts } from '../../i18n/visitor/texts.ts'
import type { Job } from '../../model/business/job.ts'
import { LOCALES, type Locale } from '../../model/locales.ts'
import type { Media } from '../../model/media.ts'
import type { LoaderSources } from '../define-loader.ts'
import { describeJobs } from './jobs.structured-data.ts'
import { jobs } from './jobs.section.ts'

const media = (id: string, over: Partial<Media> = {}): Media => ({ ...SAMPLE_MEDIA, id: id.repeat(26), ...over })
const [door, wall, clip] = [media('a'), media('b'), media('c', { mediaType: 'video' })]
const log = { info: () => {}, warn: () => {}, error: () => {} }

const load = async (ask: LoaderSources['jobs']) => {
  const sources: LoaderSources = {
    ...NO_SOURCES,
    mediaByIds: async (ids) => Object.fromEntries([door, wall, clip].filter(({ id }) => ids.includes(id)).map((medium) => [medium.id, medium])),
    jobs: ask,
  }
  return runLoaders({ siteId: 's', locale: 'de', groups: [groupOf({ type: 'jobs', id: 'j' })], sources, log, now: new Date(0) })
}

const render = async (list: readonly Job[], { locale = 'de', title = 'Offene Stellen' }: { locale?: Locale; title?: string } = {}) => {
  const { data } = await load(async () => list)
  return renderSection({ type: 'jobs', id: 'j', slots: title === '' ? {} : { title: { [locale]: title } } }, { data, locale })
}

test('[V-059] an optional title and no picture; without data it says that there is nothing yet', () => {
  expectWaitingSection({ definition: jobs, note: 'Zurzeit sind keine Stellen ausgeschrieben' })
})

describe('a job', () => {
  test('[V-148] title, date, quota, description and all of its pictures', async () => {
    const html = await render([{ ...sampleJob, titleImages: [wall.id, door.id, clip.id, 'gone'] }])
    expect(html).toMatch(/<h3[^>]*>Augenoptikerin EFZ<\/h3>/)
    expect(html).toContain('<time dateTime="2026-11-09">9.11.2026</time>')
    expect(html).toMatch(/>Pensum<\/span> <span>60 %</)
    expect(html).toMatch(/<p>Sie beraten <strong>gern<\/strong><\/p><h4>Das bringen Sie mit<\/h4><ul><li><p>Geduld<\/p>/)
    expect([...html.matchAll(/<img src="\/media\/(\w+)\//g)].map(([, id]) => id)).toEqual([wall.id, door.id])
  })

  test('[V-149] branch, address, telephone, e-mail and contact', async () => {
    const html = await render([sampleJob])
    for (const part of ['>Seeblick Stäfa<', '>Seestrasse 118<', '>8712 Stäfa<', 'href="tel:+41445550102"', 'href="mailto:staefa@example.ch"', '>Davide Bernasconi<'])
      expect(html).toContain(part)
    expect(await render([{ ...sampleJob, contact: null }])).not.toContain('Ansprechperson')
  })

  test.each(LOCALES)('[V-150] without a quota it says so in %s', async (locale) => {
    expect(await render([{ ...sampleJob, workQuota: null }], { locale })).toContain(`<span>${visitorTexts[locale].notProvided}</span>`)
  })

  test('pictures in the description are brought along', async () => {
    const description: Job['description'] = { type: 'doc', content: [{ type: 'image', attrs: { mediaId: door.id, alt: 'Die Tür' } }] }
    expect(await render([{ ...sampleJob, description }])).toMatch(/<img [^>]*alt="Die Tür"/)
  })
})

test('a job is stored in one language, and says so on pages in others, to machines and to who reads', async () => {
  const french = await render([sampleJob], { locale: 'fr' })
  expect(french).toMatch(/<h3 [^>]*lang="de"[^>]*>Augenoptikerin EFZ<.*<div [^>]*lang="de"[^>]*><p>Sie beraten/)
  expect(french).toMatch(/<\/h3><span [^>]*>en allemand<\/span>/)
  expect(await render([sampleJob], { locale: 'rm' })).toContain('>per tudestg<')
  expect(await render([sampleJob])).not.toMatch(/lang=|auf Deutsch/)
})

describe('the list', () => {
  test('[V-001] each job names its branch before it is opened, and the city where the name lacks it', async () => {
    const html = await render([sampleJob, { ...sampleJob, id: 'zwei', branch: { ...sampleJob.branch, name: 'Am Platz', city: 'Rapperswil' } }])
    const places = [...html.matchAll(/<summary.*?<\/summary>/gs)].map(([summary]) => /Arbeitsort<\/span> <span>([^<]*)/.exec(summary)?.[1])
    expect(places).toEqual(['Seeblick Stäfa', 'Am Platz, Rapperswil'])
  })

  test('[V-152] the folds of a section share a name of their own, and none is open', async () => {
    const html = await render([sampleJob, { ...sampleJob, id: 'zwei' }])
    expect([...html.matchAll(/<details ([^>]*)>/g)].map(([, attributes]) => [/name="([^"]*)"/.exec(attributes ?? '')?.[1], attributes?.includes('open')])).toEqual([
      ['jobs-j', false],
      ['jobs-j', false],
    ])
  })

  test('without a title of the section no level of headings is left out', async () => {
    const html = await render([sampleJob], { title: '' })
    expect([...html.matchAll(/<(h\d)/g)].map(([, tag]) => tag)).toEqual(['h2', 'h3'])
  })

  test('[V-151] a database that does not answer looks like no jobs', async () => {
    const { data, tags } = await load(() => Promise.reject(new Error('away')))
    expect(renderSection({ type: 'jobs', id: 'j' }, { data })).toContain('Zurzeit sind keine Stellen ausgeschrieben')
    expect(tags).toEqual(['s/jobs', 's/branches'])
  })
})

describe('what search engines learn', () => {
  const describeOne = async (job: Job) => {
    const { data } = await load(async () => [job])
    const site = { name: 'Seeblick', origin: 'https://seeblick.example', organizationId: 'https://seeblick.example/#organization', isOptician: true }
    return describeJobs({ locale: 'de', site, pageUrl: 'https://seeblick.example/de/team', slots: {}, options: {}, cards: [], data: data['j'] })
  }

  test('a posting with employer, place and date', async () => {
    expect(await describeOne({ ...sampleJob, branch: { ...sampleJob.branch, canton: 'ZH' } })).toMatchObject([
      {
        '@type': 'JobPosting',
        title: 'Augenoptikerin EFZ',
        description: 'Sie beraten gern\nDas bringen Sie mit\nGeduld',
        datePosted: '2026-11-09',
        workHours: '60 %',
        employmentType: ['PART_TIME'],
        hiringOrganization: { '@id': 'https://seeblick.example/#organization', name: 'Seeblick' },
        jobLocation: { address: { streetAddress: 'Seestrasse 118', postalCode: '8712', addressLocality: 'Stäfa', addressRegion: 'ZH', addressCountry: 'CH' } },
        applicationContact: { name: 'Davide Bernasconi', telephone: '+41 44 555 01 02', email: 'staefa@example.ch' },
      },
    ])
  })

  test.each([
    ['80–100 %', ['FULL_TIME', 'PART_TIME']],
    ['80 % bis 100 %', ['FULL_TIME', 'PART_TIME']],
    ['100%', ['FULL_TIME']],
    ['nach Vereinbarung', undefined],
    [null, undefined],
  ])('a quota of %s is said in the words of the vocabulary', async (workQuota, employmentType) => {
    const [thing] = await describeOne({ ...sampleJob, workQuota })
    expect(thing?.['employmentType']).toEqual(employmentType)
    expect(thing?.['workHours']).toBe(workQuota ?? undefined)
  })

  test('nothing, where there are no jobs', () => {
    expect(
      describeJobs({ locale: 'de', site: { name: '', origin: '', organizationId: '', isOptician: true }, pageUrl: '', slots: {}, options: {}, cards: [], data: undefined }),
    ).toEqual([])
  })
})
