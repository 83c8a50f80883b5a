import { USUAL_LENGTH } from '../../site/PageBody.tsx'

/** Beyond the first, which switch at once as a page of usual length does: sections more than a screen away from the window, the nearest first. */
export function farSections(first = USUAL_LENGTH): string[] {
  const sections = [...document.querySelectorAll('main > section[id^="s-"]')].slice(first)
  return sections
    .map((section) => ({ id: section.id.slice(2), away: distance(section.getBoundingClientRect()) }))
    .filter(({ away }) => away > innerHeight)
    .toSorted((one, other) => one.away - other.away)
    .map(({ id }) => id)
}

const distance = ({ top, bottom }: DOMRect) => Math.max(top - innerHeight, -bottom)
