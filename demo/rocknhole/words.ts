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

export const playButton = { text: { de: 'Jetzt spielen', fr: 'Jouer maintenant', en: 'Play now' }, link: { pageKey: 'play' } }
