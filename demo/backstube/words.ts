import type { DemoGroup, DemoLink } from '../demo-site.ts'

type Card = { picture: string; alt: string; title: string; text: string; link?: DemoLink }

export function card({ picture, alt, title, text, link }: Card): DemoGroup {
  return {
    type: 'imageCard',
    ...(link && { links: { link } }),
    slots: { image: { picture, alt: { de: alt } }, title: { text: { de: title } }, description: { text: { de: text } } },
  }
}

export const orderButton = { text: { de: 'Bestellen' }, link: { pageKey: 'order' } }
