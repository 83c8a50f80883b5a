import type { DemoGroup, DemoLink } from '../demo-site.ts'

type Words = { de: string; fr: string; it: string; en: string }

/** Names and addresses read the same in every language. */
export const same = (text: string): Words => ({ de: text, fr: text, it: text, en: text })

export function personCard(picture: string, name: string, role: Words, link?: DemoLink): DemoGroup {
  return {
    type: 'imageCard',
    ...(link && { links: { link } }),
    slots: {
      image: { picture, alt: { de: `Porträt von ${name}`, fr: `Portrait de ${name}`, it: `Ritratto di ${name}`, en: `Portrait of ${name}` } },
      title: { text: same(name) },
      description: { text: role },
    },
  }
}

export const bookButton = {
  text: { de: 'Termin buchen', fr: 'Prendre rendez-vous', it: 'Prenotare un appuntamento', en: 'Book an appointment' },
  link: { pageKey: 'appointment' },
}
