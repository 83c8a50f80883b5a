import { checkbox } from '../../options/checkbox/checkbox.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { columnLayout } from '../../options/column-layout/column-layout.option.ts'
import { textOption } from '../../options/text/text.option.ts'
import { defineSection, hasEntries, text } from '../define-section.ts'
import { draw } from '../sketch.ts'
import { isOffer } from './offered-item.ts'

export const servicesContainer = defineSection({
  type: 'servicesContainer',
  category: 'collections',
  label: 'servicesContainer',
  rank: 2,
  samples: 'offer',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    collection: textOption({ label: 'collection', default: 'services', editable: false }),
    columns: columnLayout(),
    color: colorSwatches(),
    showImage: checkbox({ label: 'showImages', default: true }),
    showItemDescription: checkbox({ label: 'showItemDescriptions', default: true }),
    showCost: checkbox({ label: 'showCosts', default: true }),
    showDuration: checkbox({ label: 'showDurations', default: true }),
  },
  filledBy: (data) => isOffer(data) && data.length > 0,
  fedBy: { source: 'collection', isThere: hasEntries },
  sketch: draw.repeat(3, { y: 22 }, [draw.panel(8, 4, 104, 19), draw.picture(8, 4, 24, 19), draw.title(38, 8, 36), draw.text(38, 16, 26), draw.accent(92, 11, 14, 6)]),
})
