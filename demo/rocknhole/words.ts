import type { DemoGroup, DemoLink } from '../demo-site.ts'

export type Words = { de: string; fr: string; en: string }

/** Names and numbers read the same in every language. */
export const same = (text: string): Words => ({ de: text, fr: text, en: text })

type Card = { picture: string; alt: Words; title: Words; text: Words; link?: DemoLink }

export function card({ picture, alt, title, text, link }: Card): DemoGroup {
  return {
    type: 'imageCard',
    ...(link && { links: { link } }),
    slots: { image: { picture, alt }, title: { text: title }, description: { text } },
  }
}

export const step = ({ picture, alt, title, text }: Card): DemoGroup => ({ type: 'stepFeedCard', slots: { title: { text: title }, description: { text }, image: { picture, alt } } })

type Offer = { title: Words; text: Words; note?: Words; cost: string }

export const offer = ({ title, text, note, cost }: Offer): DemoGroup => ({ type: 'serviceCard', slots: { title: { text: title }, description: { text }, ...(note && { duration: { text: note } }), cost: { value: cost } } })

type Person = { picture: string; name: string; shown?: string; role: Words; about?: Words; email?: string }

export function person({ picture, name, shown = name, role, about, email }: Person): DemoGroup {
  return {
    type: 'teamDetails',
    options: { imageFormat: 'square' },
    slots: {
      image: { picture, alt: { de: `Porträt von ${name}`, fr: `Portrait ${/^[AEIOU]/.test(name) ? 'd’' : 'de '}${name}`, en: `Portrait of ${name}` } },
      name: { text: same(shown) },
      function: { text: role },
      ...(about && { description: { text: about } }),
      ...(email && { email: { value: email } }),
    },
  }
}

export const legalHero = (title: Words, description: Words): DemoGroup => ({ type: 'hero', options: { size: 'small', color: 'surface' }, slots: { kicker: { text: { de: 'Ausserhalb der Bahn', fr: 'Hors piste', en: 'Out of bounds' } }, title: { text: title }, description: { text: description } } })

export const playButton = { text: { de: 'Jetzt spielen', fr: 'Jouer maintenant', en: 'Play now' }, link: { pageKey: 'start' } }
