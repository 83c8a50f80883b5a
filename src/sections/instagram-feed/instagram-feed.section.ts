import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { columnLayout } from '../../options/column-layout/column-layout.option.ts'
import { number } from '../../options/number/number.option.ts'
import { defineSection, hasEntries, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const instagramFeed = defineSection({
  type: 'instagramFeed',
  category: 'content',
  label: 'instagramFeed',
  rank: 15,
  samples: 'social',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    itemCount: number({ label: 'itemCount', default: 6, max: 24 }),
    columns: columnLayout(),
    color: colorSwatches(),
  },
  filledBy: 'itself',
  fedBy: { source: 'instagram', isThere: hasEntries },
  // There are no posts yet, so there is nothing to count and nothing to arrange.
  idleOptions: () => ['itemCount', 'columns'],
  sketch: [draw.disc(6, 4, 12), draw.text(23, 8, 34), ...draw.repeat(2, { y: 25 }, draw.repeat(4, { x: 28 }, [draw.picture(6, 20, 24, 22)]))],
})
