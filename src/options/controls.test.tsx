import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { de } from '../i18n/editor/de.ts'
import { de as words } from '../i18n/editor/options/de.ts'
import { alignment } from './alignment/alignment.option.ts'
import { bookingLink } from './booking-link/booking-link.option.ts'
import { checkbox } from './checkbox/checkbox.option.ts'
import { colorSwatches } from './color-swatches/color-swatches.option.ts'
import { columnLayout } from './column-layout/column-layout.option.ts'
import { controls } from './controls.ts'
import { OPTION_KINDS, type OptionDefinition } from './define-option.ts'
import { link } from './link/link.option.ts'
import { OptionControl } from './OptionControl.tsx'
import { CHOICE_PICTURES } from './choice-pictures.ts'
import { columnWidth } from './column-width/column-width.option.ts'
import { gridLayout } from './grid-layout/grid-layout.option.ts'
import { imageFormat } from './image-format/image-format.option.ts'
import { location } from './location/location.option.ts'
import { media } from './media/media.option.ts'
import { objectFit } from './object-fit/object-fit.option.ts'
import { pictureOf } from './picture-of.ts'
import { shiftedAlignment } from './shifted-alignment/shifted-alignment.option.ts'
import { size } from './size/size.option.ts'
import { textPosition } from './text-position/text-position.option.ts'
import { textSize } from './text-size/text-size.option.ts'
import { verticalAlignment } from './vertical-alignment/vertical-alignment.option.ts'

const LINK = { type: 'email', email: 'atelier@example.ch' }

function draw(option: OptionDefinition, values: Record<string, unknown> = {}): string {
  return renderToStaticMarkup(
    <OptionControl name="n" label="Farbe" optionKey="own" option={option} values={{ own: option.default, ...values }} texts={de} words={words} onChange={() => {}} />,
  )
}

const inputs = (html: string) => html.match(/<input[^>]*>/g) ?? []

describe('controls', () => {
  test('every kind of option that exists has a control, and no other', () => {
    expect(Object.keys(controls).toSorted()).toEqual([...OPTION_KINDS].toSorted())
  })

  test('a closed list is a group of radio buttons with the chosen one checked', () => {
    const html = draw(alignment({ default: 'center' }))
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>Farbe<\/legend>/)
    expect(inputs(html).map((input) => [/value="(\w+)"/.exec(input)?.[1], input.includes('checked')])).toEqual([
      ['left', false],
      ['center', true],
      ['right', false],
    ])
    for (const word of ['Links', 'Mitte', 'Rechts']) expect(html).toContain(word)
  })

  test('numbers of a closed list stand for themselves', () => {
    expect(draw(columnLayout()).match(/<span>\d<\/span>/g)).toEqual(['<span>3</span>', '<span>4</span>', '<span>5</span>'])
  })

  test('a checkbox is a switch with its label', () => {
    expect(draw(checkbox({ default: true }))).toMatch(/<label[^>]*><span[^>]*>Farbe<\/span><input type="checkbox" role="switch"[^>]*checked=""/)
  })

  test('each colour is shown in the colour itself', () => {
    expect(draw(colorSwatches())).toContain('background-color:var(--theme-accent)')
  })

  test('a link says where it leads, and a page that is gone leads nowhere', () => {
    expect(draw(link(), { own: LINK })).toContain('mailto:atelier@example.ch')
    expect(draw(link(), { own: { type: 'page', page: { id: 'a'.repeat(26) } } })).toContain('>–<')
    expect(draw(link(), { own: { type: 'url', url: 'javascript:alert(1)' } })).not.toContain('javascript')
  })
})

describe('what there is to see is drawn', () => {
  const drawn = OPTION_KINDS.filter((kind) => Object.hasOwn(CHOICE_PICTURES, kind))

  test('every choice of a kind that has drawings has its own', () => {
    const made = [
      alignment(),
      columnLayout(),
      gridLayout(),
      imageFormat(),
      media(),
      objectFit(),
      shiftedAlignment(),
      size(),
      textPosition(),
      textSize(),
      verticalAlignment(),
      columnWidth(),
    ]
    for (const option of made) {
      const pictures = (option.choices ?? []).map((choice) => JSON.stringify(pictureOf(option, choice)))
      expect(new Set(pictures).size, option.kind).toBe(option.choices?.length)
    }
    expect(drawn.length).toBeGreaterThanOrEqual(made.length)
  })

  test('a choice that no drawing knows, or that every object has, has none', () => {
    expect(pictureOf(alignment(), 'toString')).toBeUndefined()
    expect(pictureOf(bookingLink(), 'iframe')).toBeUndefined()
  })
})

describe('places', () => {
  const branches = [{ id: 'a', name: 'Am See', street: 'Seestrasse', streetNumber: '12', city: 'Rapperswil' }]
  const choose = (own: readonly string[], known = branches) =>
    renderToStaticMarkup(
      <OptionControl name="n" label="Standorte" optionKey="own" option={location()} values={{ own }} texts={de} words={words} branches={known} onChange={() => {}} />,
    )

  test('[E-077] branches stand with name, street, number and city', () => {
    expect(choose([])).toContain('Am See')
    expect(choose([])).toContain('Seestrasse 12, Rapperswil')
    expect(inputs(choose(['a']))[0]).toContain('checked')
  })

  test('[E-078] without branches it says so', () => {
    expect(choose([], [])).toContain('>No locations available<')
  })

  test('a branch that is gone can be taken out', () => {
    expect(choose(['gone'])).toContain('Nicht mehr vorhanden')
    expect(inputs(choose(['gone']))).toHaveLength(2)
  })
})

describe('a booking link', () => {
  const draws = (isOptician?: boolean) =>
    inputs(
      renderToStaticMarkup(
        <OptionControl
          name="n"
          label="Buchung"
          optionKey="own"
          option={bookingLink()}
          values={{ own: null }}
          texts={de}
          words={words}
          site={isOptician === undefined ? undefined : { hosts: [], isOptician }}
          onChange={() => {}}
        />,
      ),
    ).flatMap((input) => /type="radio"[^>]*value="(\w+)"/.exec(input)?.[1] ?? [])

  test('[V-146] health-optics booking is offered to opticians, and where no site is known', () => {
    expect(draws(false)).toEqual(['etermin', 'iframe'])
    expect(draws(true)).toEqual(['etermin', 'healthOptics', 'iframe'])
    expect(draws()).toEqual(['etermin', 'healthOptics', 'iframe'])
  })
})

describe('what an option says about itself', () => {
  test.each(['fromTheFuture', 'toString', '__proto__'])('[E-069] the kind %s shows "Unknown Option: {label}"', (kind) => {
    const unknown = { ...alignment(), kind } as unknown as OptionDefinition
    expect(draw(unknown)).toContain('>Unknown Option: Farbe</p>')
  })

  test('[E-070] an option has type, label, value, editable and display conditions', () => {
    const option = alignment({ label: 'alignment', default: 'right', editable: false, showWhen: { other: true } })
    expect(option).toMatchObject({ kind: 'alignment', label: 'alignment', default: 'right', editable: false, showWhen: { other: true } })
    expect(alignment().editable).toBe(true)
  })

  test.each([
    ['a choice', alignment({ editable: false })],
    ['a colour', colorSwatches({ editable: false })],
    ['a checkbox', checkbox({ editable: false })],
  ])('[E-070] %s that is not editable cannot be changed', (_, option) => {
    const html = draw(option)
    const isDisabled = html.includes('<fieldset') ? /<fieldset[^>]*disabled=""/.test(html) : inputs(html).every((input) => input.includes('disabled=""'))
    expect(isDisabled).toBe(true)
    expect(inputs(draw({ ...option, editable: true })).some((input) => input.includes('disabled'))).toBe(false)
  })

  test('[E-071] an option shows only while all its conditions hold', () => {
    const option = alignment({ showWhen: { image: true, layout: { comparison: '!=', value: 'carousel' }, columns: { comparison: '>', value: 3 } } })
    expect(draw(option, { image: true, layout: 'grid', columns: 4 })).toContain('<fieldset')
    expect(draw(option, { image: false, layout: 'grid', columns: 4 })).toBe('')
    expect(draw(option, { image: true, layout: 'carousel', columns: 4 })).toBe('')
    expect(draw(option, { image: true, layout: 'grid', columns: 3 })).toBe('')
  })
})
