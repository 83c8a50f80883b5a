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

export const joinButton = { text: { de: 'Mitglied werden', fr: 'Devenir membre' }, link: { pageKey: 'join' } }
