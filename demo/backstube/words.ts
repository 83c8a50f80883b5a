import type { DemoGroup, DemoLink } from '../demo-site.ts'

type Card = { picture: string; alt: string; title: string; text: string; link?: DemoLink }

export function card({ picture, alt, title, text, link }: Card): DemoGroup {
  return {
    type: 'imageCard',
    ...(link && { links: { link } }),
    slots: { image: { picture, alt: { de: alt } }, title: { text: { de: title } }, description: { text: { de: text } } },
  }
}

/** A line on the chalk board: what it is, a word about it, when or how much of it, the price. */
export function line(title: string, text: string, note: string, cost: string): DemoGroup {
  return { type: 'serviceCard', slots: { title: { text: { de: title } }, description: { text: { de: text } }, duration: { text: { de: note } }, cost: { value: cost } } }
}

export function product({ picture, alt, title, text }: Card, cost: string): DemoGroup {
  return { type: 'productCard', slots: { image: { picture, alt: { de: alt } }, title: { text: { de: title } }, description: { text: { de: text } }, cost: { value: cost } } }
}

type Person = { picture: string; name: string; role: string; about?: string; email?: string }

export function person({ picture, name, role, about, email }: Person): DemoGroup {
  return {
    type: 'teamDetails',
    options: { imageFormat: 'square' },
    slots: {
      image: { picture, alt: { de: `Porträt von ${name}` } },
      name: { text: { de: name } },
      function: { text: { de: role } },
      ...(about && { description: { text: { de: about } } }),
      ...(email && { email: { value: email } }),
    },
  }
}

type Step = { title: string; text: string; picture: string; alt: string }

export function step({ title, text, picture, alt }: Step): DemoGroup {
  return { type: 'stepFeedCard', slots: { title: { text: { de: title } }, description: { text: { de: text } }, image: { picture, alt: { de: alt } } } }
}

export const voice = (quote: string, name: string, who: string): DemoGroup => ({ type: 'testimonialDetails', slots: { quote: { text: { de: quote } }, name: { text: { de: name } }, function: { text: { de: who } } } })

export const legalHero = (title: string, description: string): DemoGroup => ({ type: 'hero', options: { size: 'small', color: 'surface' }, slots: { kicker: { text: { de: 'Kleingedrucktes, gross genug' } }, title: { text: { de: title } }, description: { text: { de: description } } } })

export const orderButton = { text: { de: 'Bestellen' }, link: { pageKey: 'order' } }
