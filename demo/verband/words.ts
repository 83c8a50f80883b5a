import type { DemoGroup, DemoLink } from '../demo-site.ts'

export type Words = { de: string; fr: string }

/** Names and addresses read the same in both languages. */
export const same = (text: string): Words => ({ de: text, fr: text })

type Card = { picture: string; alt: Words; title: Words; text: Words; link?: DemoLink }

export function card({ picture, alt, title, text, link }: Card): DemoGroup {
  return {
    type: 'imageCard',
    ...(link && { links: { link } }),
    slots: { image: { picture, alt }, title: { text: title }, description: { text } },
  }
}

type Offer = { title: Words; text: Words; note?: Words; cost?: string; button?: { text: Words; link: DemoLink } }

export function offer({ title, text, note, cost, button }: Offer): DemoGroup {
  return { type: 'serviceCard', slots: { title: { text: title }, description: { text }, ...(note && { duration: { text: note } }), ...(cost && { cost: { value: cost } }), ...(button && { button }) } }
}

type Person = { picture: string; name: string; role: Words; about?: Words; email?: string }

export function person({ picture, name, role, about, email }: Person): DemoGroup {
  return {
    type: 'teamDetails',
    slots: {
      image: { picture, alt: { de: `Porträt von ${name}`, fr: `Portrait ${/^[AEIOU]/.test(name) ? 'd’' : 'de '}${name}` } },
      name: { text: same(name) },
      function: { text: role },
      ...(about && { description: { text: about } }),
      ...(email && { email: { value: email } }),
    },
  }
}

export const step = (title: Words, text: Words): DemoGroup => ({ type: 'stepFeedCard', slots: { title: { text: title }, description: { text } } })

export const legalHero = (title: Words, description: Words): DemoGroup => ({ type: 'hero', options: { size: 'small', color: 'surface' }, slots: { kicker: { text: { de: 'Sehwerk Verband', fr: 'Association Sehwerk' } }, title: { text: title }, description: { text: description } } })

export const joinButton = { text: { de: 'Mitglied werden', fr: 'Devenir membre' }, link: { pageKey: 'join' } }
