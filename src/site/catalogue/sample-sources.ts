import type { Branch, BranchChoice } from '../../model/business/branch.ts'
import type { Job } from '../../model/business/job.ts'
import type { BranchReview } from '../../model/business/review.ts'
import type { FieldContent } from '../../model/content/field.ts'
import type { Group } from '../../model/page/document.ts'
import type { CollectionItem, LoaderSources } from '../../sections/define-loader.ts'
import { SAMPLE_BRANCHES } from './sample-branches.ts'
import { richLines } from './sample-group.ts'
import { SAMPLE_MEDIA, SAMPLE_MEDIA_IDS } from './sample-pictures.ts'
import { SAMPLE_CARD_TEXTS, SAMPLE_TEXTS } from './sample-texts.ts'

const ITEMS = 4

function itemGroup(index: number): Group {
  const contents: Record<string, FieldContent> = {
    image: { type: 'media', data: SAMPLE_MEDIA_IDS[index % SAMPLE_MEDIA_IDS.length] ?? null },
    cost: { type: 'single', data: SAMPLE_TEXTS.cost },
    duration: { type: 'single', data: SAMPLE_TEXTS.duration },
  }
  const fields = Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, { content, options: {}, visible: true }]))
  return { id: `sample-item-group-${index}`, type: 'sample', version: 1, status: 'published', disallowedLanguages: [], options: {}, fields, children: [] }
}

const items: readonly CollectionItem[] = Array.from({ length: ITEMS }, (_, index) => ({
  id: `sample-item-${index}`,
  slug: `muster-${index + 1}`,
  name: SAMPLE_CARD_TEXTS.title?.[index] ?? null,
  description: SAMPLE_TEXTS.secondaryDescription,
  groups: [itemGroup(index)],
}))

const weekdays = (from: string, to: string) => [2, 3, 4, 5].map((day) => ({ open: { day, time: from }, close: { day, time: to } }))

const branch = (choice: BranchChoice): Branch => ({
  ...choice,
  url: null,
  zip: '8640',
  phone: '+41 55 000 00 00',
  email: SAMPLE_TEXTS.email,
  hours: { periods: [...weekdays('0900', '1200'), ...weekdays('1330', '1830'), { open: { day: 6, time: '0900' }, close: { day: 6, time: '1600' } }], special: [] },
})

const atTheLake = branch(SAMPLE_BRANCHES[0])
const atTheSquare = branch(SAMPLE_BRANCHES[1])
const branches: readonly Branch[] = [atTheLake, atTheSquare]

const { json: description } = richLines(SAMPLE_TEXTS.textBlock)
const jobs: readonly Job[] = [
  {
    id: 'sample-job-1',
    title: 'Augenoptikerin oder Augenoptiker EFZ',
    createdOn: '2026-11-02',
    workQuota: '80–100 %',
    description,
    titleImages: SAMPLE_MEDIA_IDS.slice(0, 2),
    branch: atTheLake,
    contact: { firstName: 'Regula', lastName: 'Hatt' },
  },
  { id: 'sample-job-2', title: 'Hilfe in der Werkstatt', createdOn: '2026-10-12', workQuota: null, description, titleImages: [], branch: atTheSquare, contact: null },
]

const reviews: readonly BranchReview[] = [
  { rating: 5, text: 'Freundlich, genau und ohne Eile. Die neue Brille sass beim ersten Mal.', authorName: 'Beat Kunz' },
  { rating: 4.5, text: 'Gute Beratung. An einem Samstag lohnt sich ein Termin.', authorName: 'Nadia Frei' },
  { rating: 4, text: 'Schöne Auswahl, faire Preise.', authorName: 'Luca Meier' },
  { rating: 5, text: 'Ein loser Bügel war in fünf Minuten wieder fest, und das kostete nichts.', authorName: 'Eva Steiner' },
].flatMap((review, index) => {
  const about = branches[index % branches.length]
  return about
    ? [{ id: `sample-review-${index + 1}`, branchId: about.id, branchName: about.name, city: about.city, review: { ...review, relativeTimeDescription: 'vor einem Monat' } }]
    : []
})

/** What a section would ask the server for, answered from the samples: no database and no outside service. */
export const SAMPLE_SOURCES: LoaderSources = {
  pagesOfCollection: async () => items,
  trail: async () => ({ wholeRounds: false, pages: ['Kiosk', 'Treppe', 'Ziel'].map((name, at) => ({ pageId: `sample-hole-${at + 1}`, name, href: '#', groups: [] })) }),
  mediaByIds: async (ids) => Object.fromEntries(Object.entries(SAMPLE_MEDIA).filter(([id]) => ids.includes(id))),
  gallery: async () => Object.values(SAMPLE_MEDIA).filter(({ mediaType }) => mediaType === 'image'),
  ownPlace: async () => null,
  branches: async (ids) => (ids === 'all' ? branches : branches.filter(({ id }) => ids.includes(id))),
  jobs: async () => jobs,
  reviews: async ({ branchIds, minRating }) => reviews.filter(({ branchId, review }) => branchIds.includes(branchId) && review.rating >= minRating),
}
