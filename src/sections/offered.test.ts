import { describe, expect, test } from 'vitest'
import { editorTexts } from '../i18n/editor/texts.ts'
import type { SectionDefinition } from './define-section.ts'
import { definitions } from './definitions.ts'
import { newGroup } from './new-group.ts'
import { isAllowedOn, offeredSections, standingOn } from './offered.ts'
import { readOptions } from './prepare-section.ts'
import { PLAIN_SKETCH, SHEET } from './sketch.ts'

const optician = { businessType: 'optician', features: [] } as const
const bakery = { businessType: 'general', features: [] } as const
const everything = { businessType: 'optician', features: ['members', 'game', 'map', 'sponsoring'] } as const

const BLOCKS =
  'hero, cta, richTextBlock, bookingContainer, teamContainer, servicesContainer, testimonialsContainer, imageBoard, serviceBoard, contact, goFeed, announcementBar, announcementBubble, textOnImage, newsFeedBoard, productBoard, stepFeedBoard, imageCollage, multiCta, videoPlayer, spacer, mediaGallery, instagramFeed, reviewSlider, contactForm'.split(
    ', ',
  )
const LISTED_CARDS = ['teamDetails', 'testimonialDetails', 'imageCard', 'serviceCard', 'newsFeedCard', 'productCard', 'stepFeedCard']
const OF_FEATURES = ['businessSearch', 'courses', 'jobs', 'marketplace', 'gameSetup', 'poiManager', 'scoreTracker', 'mapContainer', 'aspectSponsorForm']
const NOT_LISTED = ['contentSliderBoard', 'contentSliderCard', 'goFeedCard', 'mapDetails']
/** The types that the rules name. What is added later is offered too and changes nothing about these. */
const NAMED: readonly string[] = [...BLOCKS, ...LISTED_CARDS, ...OF_FEATURES, ...NOT_LISTED]

type AnySite = Parameters<typeof offeredSections>[0]
const all = (Object.values(definitions) as readonly SectionDefinition[]).filter(({ type }) => NAMED.includes(type))
const listOf = (site: AnySite) => all.filter((definition) => isAllowedOn(definition, site)).map(({ type }) => type)
const typesIn = (site: AnySite, category: string) =>
  offeredSections(site, all)
    .find((each) => each.category === category)
    ?.entries.map(({ definition }) => definition.type)
    .toSorted()
const offered = (site: AnySite) =>
  offeredSections(site, all).flatMap(({ entries }) => entries.flatMap(({ definition, standing }) => (standing === 'offered' ? [definition.type] : [])))

describe('what a site may add', () => {
  test('[E-053] the list has 32 entries, and without its 7 cards an optician is offered exactly 25 blocks', () => {
    expect(listOf(optician).toSorted()).toEqual([...BLOCKS, ...LISTED_CARDS].toSorted())
    expect(offered(optician).toSorted()).toEqual(BLOCKS.toSorted())
  })

  test('[V-033] elsewhere the boxes of opticians are shown and cannot be chosen', () => {
    expect(offered(bakery).toSorted()).toEqual(BLOCKS.filter((type) => type !== 'goFeed' && type !== 'contactForm').toSorted())
    expect([standingOn(definitions.goFeed, bakery), standingOn(definitions.contactForm, bakery)]).toEqual(['opticiansOnly', 'opticiansOnly'])
  })

  test('[E-051] [E-052] no card is offered, whatever the site', () => {
    const cards = [...LISTED_CARDS, 'contentSliderCard', 'goFeedCard', 'mapDetails']
    expect(offered(everything).filter((type) => cards.includes(type))).toEqual([])
    expect(listOf(everything)).not.toContain('goFeedCard')
    expect(listOf(everything)).not.toContain('mapDetails')
  })

  test('a feature adds its blocks and no others', () => {
    const added = (feature: (typeof everything.features)[number]) =>
      offered({ ...optician, features: [feature] })
        .filter((type) => !BLOCKS.includes(type))
        .toSorted()
    expect(added('members')).toEqual(['businessSearch', 'courses', 'jobs', 'marketplace'])
    expect(added('game')).toEqual(['gameSetup', 'poiManager', 'scoreTracker'])
    expect(added('map')).toEqual(['mapContainer'])
    expect(added('sponsoring')).toEqual(['aspectSponsorForm'])
  })
})

describe('categories', () => {
  test('[E-045] start', () => expect(typesIn(everything, 'start')).toEqual(['announcementBar', 'announcementBubble', 'hero']))
  test('[E-046] team, each block only where it is allowed', () => {
    expect(typesIn(everything, 'team')).toEqual(['aspectSponsorForm', 'businessSearch', 'courses', 'jobs', 'marketplace'])
    expect(typesIn({ ...bakery, features: ['sponsoring'] }, 'team')).toEqual(['aspectSponsorForm'])
    expect(typesIn(optician, 'team')).toBeUndefined()
  })
  test('[E-047] content', () => {
    const standard =
      'contactForm, cta, imageBoard, imageCollage, instagramFeed, mediaGallery, multiCta, newsFeedBoard, productBoard, reviewSlider, richTextBlock, serviceBoard, spacer, stepFeedBoard, textOnImage, videoPlayer'.split(
        ', ',
      )
    expect(typesIn(optician, 'content')).toEqual(standard)
    expect(typesIn(everything, 'content')).toEqual([...standard, 'gameSetup', 'scoreTracker', 'poiManager'].toSorted())
    expect(definitions.contentSliderBoard.category).toBe('content')
  })
  test('[E-048] collections', () => {
    expect(typesIn(optician, 'collections')).toEqual(['servicesContainer', 'teamContainer', 'testimonialsContainer'])
    expect(typesIn(everything, 'collections')).toContain('mapContainer')
  })
  test('[E-049] various', () => expect(typesIn(optician, 'various')).toEqual(['bookingContainer', 'contact', 'goFeed']))

  test('[E-050] every allowed block that is no card stands in exactly one category, and the rest in "remaining"', () => {
    for (const site of [optician, bakery, everything]) {
      const shown = offeredSections(site, all).flatMap(({ entries }) => entries.map(({ definition }) => definition.type))
      expect(shown.toSorted()).toEqual(
        all
          .filter((each) => each.category !== 'card' && isAllowedOn(each, site))
          .map(({ type }) => type)
          .toSorted(),
      )
    }
    const stray: SectionDefinition = { ...definitions.cta, type: 'stray', category: 'remaining' }
    expect(offeredSections(bakery, [...all, stray]).at(-1)).toEqual({ category: 'remaining', entries: [{ definition: stray, standing: 'offered' }] })
  })
})

describe('entries', () => {
  test('[E-055] every type has an editor’s name in German and in French', () => {
    for (const { label } of all) for (const texts of Object.values(editorTexts)) expect(texts.sections[label].length).toBeGreaterThan(2)
    const { sections } = editorTexts.de
    expect([sections.cta, sections.multiCta, sections.richTextBlock, sections.servicesContainer, sections.imageBoard, sections.serviceBoard]).toEqual([
      'Text und Bild',
      'Spalten',
      'Nur Text',
      'Angebot',
      'Galerie',
      'Textgalerie',
    ])
    for (const texts of Object.values(editorTexts)) expect(new Set(Object.values(texts.sections)).size).toBe(all.length)
  })

  test('every block has a drawing of its own that stays on its sheet', () => {
    const blocks = all.filter(({ category }) => category !== 'card')
    expect(new Set(blocks.map(({ sketch }) => JSON.stringify(sketch))).size).toBe(blocks.length)
    for (const { type, sketch } of blocks) {
      expect(sketch, type).not.toBe(PLAIN_SKETCH)
      for (const { x, y, width, height } of sketch) expect([x >= 0, y >= 0, x + width <= SHEET.width, y + height <= SHEET.height], type).toEqual([true, true, true, true])
    }
  })

  test('a new group is a draft that reads as its definition’s defaults', () => {
    const group = newGroup(definitions.cta, '0'.repeat(26))
    expect(group).toMatchObject({ type: 'cta', status: 'draft', version: definitions.cta.version })
    expect(readOptions(definitions.cta, group)).toEqual(Object.fromEntries(Object.entries(definitions.cta.options).map(([key, option]) => [key, option.default])))
  })
})
