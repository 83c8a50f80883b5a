import type { DemoGroup, DemoLink } from '../demo-site.ts'

export type Words = { de: string; fr: string; it: string; en: string }

/** Names and addresses read the same in every language. */
export const same = (text: string): Words => ({ de: text, fr: text, it: text, en: text })

export const minutes = (count: number): Words => ({ de: `${count} Minuten`, fr: `${count} minutes`, it: `${count} minuti`, en: `${count} minutes` })

const portrait = (picture: string, name: string) => ({ picture, alt: { de: `Porträt von ${name}`, fr: `Portrait de ${name}`, it: `Ritratto di ${name}`, en: `Portrait of ${name}` } })

type Person = { picture: string; name: string; role: Words; about?: Words; email?: string }

export function person({ picture, name, role, about, email }: Person): DemoGroup {
  return {
    type: 'teamDetails',
    slots: {
      image: portrait(picture, name),
      name: { text: same(name) },
      function: { text: role },
      ...(about && { description: { text: about } }),
      ...(email && { email: { value: email } }),
    },
  }
}

type Service = { title: Words; text?: Words; duration?: Words; cost?: string; link?: DemoLink }

export function service({ title, text, duration, cost, link }: Service): DemoGroup {
  return {
    type: 'serviceCard',
    slots: {
      title: { text: title },
      ...(text && { description: { text } }),
      ...(duration && { duration: { text: duration } }),
      ...(cost && { cost: { value: cost } }),
      ...(link && { button: { text: { de: 'Mehr erfahren', fr: 'En savoir plus', it: 'Per saperne di più', en: 'Learn more' }, link } }),
    },
  }
}

export const step = (title: Words, text: Words): DemoGroup => ({ type: 'stepFeedCard', slots: { title: { text: title }, description: { text } } })

export const product = (title: Words, text: Words, cost: string): DemoGroup => ({ type: 'productCard', slots: { title: { text: title }, description: { text }, cost: { value: cost } } })

export const legalHero = (title: Words, description: Words): DemoGroup => ({ type: 'hero', options: { size: 'small', color: 'surface' }, slots: { kicker: { text: same('Optik Seeblick AG') }, title: { text: title }, description: { text: description } } })

export const bookButton = {
  text: { de: 'Termin buchen', fr: 'Prendre rendez-vous', it: 'Prenotare un appuntamento', en: 'Book an appointment' },
  link: { pageKey: 'appointment' },
}
